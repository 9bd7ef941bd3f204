import { createRoot } from '@wordpress/element';
import { translateTable } from '../inbox/list/table-translations';
import { Forms } from './forms';
import type { ScreenProps } from './types';
import './forms.css';

const root = document.getElementById( 'frontage-forms-list' );
if ( root ) {
	translateTable();
	createRoot( root ).render( <Forms { ...( JSON.parse( root.dataset.props ?? '{}' ) as ScreenProps ) } /> );
}
