import { createRoot } from '@wordpress/element';
import { Screen } from './screen';
import type { ScreenProps } from './types';
import './behaviors.css';

const root = document.getElementById( 'frontage-site-behaviours' );
if ( root ) {
	createRoot( root ).render( <Screen { ...( JSON.parse( root.dataset.props ?? '{}' ) as ScreenProps ) } /> );
}
