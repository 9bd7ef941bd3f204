import { store } from '@wordpress/commands';
import { dispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { envelope } from '@wordpress/icons';
import { addQueryArgs } from '@wordpress/url';

/** The menu link to the inbox. Users who may not read messages have no such menu item and get no commands. */
const inbox = document.querySelector< HTMLAnchorElement >( '[id="toplevel_page_frontage-forms"] > a' )?.href;

/** Commands in addition to the menu items, which WordPress lists itself. */
const COMMANDS = [
	{ name: 'unread', label: () => __( 'Forms: unread messages', 'frontage-forms' ), filter: { read: 'no' } },
	{
		name: 'failed',
		label: () => __( 'Forms: failed emails', 'frontage-forms' ),
		filter: { state: 'failed' },
	},
	{ name: 'held', label: () => __( 'Forms: messages on hold', 'frontage-forms' ), filter: { state: 'held' } },
	{ name: 'spam', label: () => __( 'Forms: spam', 'frontage-forms' ), filter: { state: 'spam' } },
	{ name: 'trash', label: () => __( 'Forms: trash', 'frontage-forms' ), filter: { state: 'trash' } },
];

if ( inbox ) {
	for ( const { name, label, filter } of COMMANDS ) {
		void dispatch( store ).registerCommand( {
			name: `frontage-forms/${ name }`,
			label: label(),
			icon: envelope,
			callback: ( { close }: { close: () => void } ) => {
				close();
				window.location.assign( addQueryArgs( inbox, filter ) );
			},
		} );
	}
}
