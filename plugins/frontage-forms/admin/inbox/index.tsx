import { createRoot } from '@wordpress/element';
import { Inbox } from './inbox';
import type { ScreenProps } from './types';
import { translateTable } from './list/table-translations';
import './inbox.css';

const root = document.getElementById( 'frontage-inbox' );
if ( root ) {
	translateTable();
	createRoot( root ).render( <Inbox { ...( JSON.parse( root.dataset.props ?? '{}' ) as ScreenProps ) } /> );
}
