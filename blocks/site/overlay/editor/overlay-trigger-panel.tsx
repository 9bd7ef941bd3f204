/** A panel for core's buttons and menu items that selects the overlay to open, so that no URL has to be typed. */
import { store as blockEditorStore } from '@wordpress/block-editor';
import { ComboboxControl, PanelBody } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ListFailed, type ExtendedProps } from '@frontage/editor';
import { useTemplateParts } from '@frontage/editor/entities';
import type { OverlayAttributes } from './edit';
import { asName, calledOf, inMarkup, OPENS, type Inside } from './overlay-name';

export type Values = { frOverlay?: string | undefined; url?: string | undefined; [ other: string ]: unknown };

/** A menu item stores only the URL; the page that it linked to before is removed. */
const ofItem = ( name: string | undefined ): Values =>
	name
		? { url: OPENS + name, kind: 'custom', type: undefined, id: undefined, opensInNewTab: undefined }
		: { url: undefined };

export const nameOf = ( { url = '' }: Values ) => ( url.startsWith( OPENS ) ? url.slice( OPENS.length ) : '' );

/** Available overlays: of this page, and of template parts, such as the header. */
function useOverlays() {
	// As a string, which is equal while nothing changes.
	const here = useSelect( ( select ) => {
		const { getBlocksByName, getBlockAttributes, getBlocks } = select( blockEditorStore );
		const named = getBlocksByName( 'frontage/overlay' ).map( ( id ) => {
			const { name = '', ariaLabel = '' } = ( getBlockAttributes( id ) ?? {} ) as Partial< OverlayAttributes >;
			return [ name, calledOf( name, ariaLabel, getBlocks( id ) as Inside[] ) ];
		} );
		const searches = getBlocksByName( 'frontage/search' ).map( ( id ) =>
			getBlockAttributes( id )?.layout === 'inline' ? [ '' ] : [ 'search', 'search' ]
		);
		return JSON.stringify( [ ...named, ...searches ].filter( ( [ name ] ) => name ) );
	}, [] );
	const { records: parts, hasResolved, hasFailed, again } = useTemplateParts();
	const found = useMemo( () => {
		const overlays = new Map< string, string >();
		for ( const { title, content } of parts ?? [] ) {
			for ( const name of inMarkup( content?.raw ?? '' ) ) {
				/* translators: 1: the name of an overlay, 2: the template part in which it stands, such as "Header". */
				const label = __( '%1$s, in “%2$s”', 'frontage-site' );
				overlays.set( name, sprintf( label, name, title.raw ?? '' ) );
			}
		}
		for ( const [ name, called ] of JSON.parse( here ) as [ string, string ][] ) {
			overlays.set( name, called );
		}
		return overlays;
	}, [ here, parts ] );
	return { found, isAsking: ! hasResolved, hasFailed, again };
}

export function OverlayPanel( {
	value,
	onChange,
	help,
}: {
	value: string;
	onChange: ( name: string | undefined ) => void;
	help: string;
} ) {
	const [ typed, type ] = useState( '' );
	const { found, isAsking, hasFailed, again } = useOverlays();
	// An overlay that is defined elsewhere may be named; it works on pages that contain it.
	const names = [ ...new Set( [ ...found.keys(), value, asName( typed ) ] ) ].filter( Boolean );
	return (
		<PanelBody title={ __( 'Popup', 'frontage-site' ) }>
			<ComboboxControl
				__next40pxDefaultSize
				label={ __( 'Open popup', 'frontage-site' ) }
				help={
					names.length || isAsking || hasFailed
						? help
						: __(
								'No popups yet. Add a “Popup” block or the “Contact popup” pattern to the page.',
								'frontage-site'
							)
				}
				value={ value }
				options={ names.map( ( name ) => ( { value: name, label: found.get( name ) ?? name } ) ) }
				onFilterValueChange={ type }
				onChange={ ( name ) => onChange( name || undefined ) }
			/>
			{ hasFailed && (
				<ListFailed again={ __( 'Try again', 'frontage-site' ) } onAgain={ again }>
					{ __( 'Could not load the list.', 'frontage-site' ) }
				</ListFailed>
			) }
		</PanelBody>
	);
}

export function ButtonPanel( { attributes, setAttributes }: ExtendedProps< Values > ) {
	return (
		<OverlayPanel
			value={ attributes.frOverlay ?? '' }
			onChange={ ( frOverlay ) => setAttributes( { frOverlay } ) }
			help={ __(
				'Choose a popup on this page or site-wide. Add a link to the button, too, as a fallback on pages without the popup.',
				'frontage-site'
			) }
		/>
	);
}

export function MenuItemPanel( { attributes, setAttributes }: ExtendedProps< Values > ) {
	return (
		<OverlayPanel
			value={ nameOf( attributes ) }
			onChange={ ( overlay ) => setAttributes( ofItem( overlay ) ) }
			help={ __(
				'Opens a popup instead of a page. Because menus appear on many pages, choose a site-wide one, such as a popup in the header.',
				'frontage-site'
			) }
		/>
	);
}
