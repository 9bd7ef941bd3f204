import { createRoot } from '@wordpress/element';
import { Screen } from './screen';
import type { ScreenProps } from './types';
import './kit.css';

const root = document.getElementById( 'frontage-site-kit' );
if ( root ) {
	createRoot( root ).render( <Screen { ...( JSON.parse( root.dataset.props ?? '{}' ) as ScreenProps ) } /> );
}
