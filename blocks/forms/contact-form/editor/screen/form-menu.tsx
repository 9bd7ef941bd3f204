import { DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import { store as noticesStore } from '@wordpress/notices';
import type { StoredFacts } from './data/screen-props';

/** What else can be done with a stored form. */
export function FormMenu( { stored }: { stored: StoredFacts } ) {
	const { createSuccessNotice } = useDispatch( noticesStore );
	const copy = useCopyToClipboard< HTMLButtonElement >(
		stored.shortcode,
		() => void createSuccessNotice( __( 'Shortcode copied.', 'frontage-forms' ), { type: 'snackbar' } )
	);
	const links: [ string, string ][] = [
		[ stored.newPage, __( 'Create a page', 'frontage-forms' ) ],
		[ stored.inbox, __( 'View messages', 'frontage-forms' ) ],
		[ stored.code, __( 'Open code editor', 'frontage-forms' ) ],
	];
	return (
		<DropdownMenu icon={ moreVertical } label={ __( 'More actions', 'frontage-forms' ) }>
			{ () => (
				<MenuGroup>
					<MenuItem ref={ copy }>{ __( 'Copy shortcode', 'frontage-forms' ) }</MenuItem>
					{ links
						.filter( ( [ address ] ) => address )
						.map( ( [ address, label ] ) => (
							<MenuItem key={ label } onClick={ () => window.location.assign( address ) }>
								{ label }
							</MenuItem>
						) ) }
				</MenuGroup>
			) }
		</DropdownMenu>
	);
}
