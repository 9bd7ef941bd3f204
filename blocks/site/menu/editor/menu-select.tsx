import { SelectControl } from '@wordpress/components';
import { store as coreStore, useEntityRecords } from '@wordpress/core-data';
import { useDispatch } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import { ListFailed } from '@frontage/editor';

type Menu = { id: number; title: { rendered: string } };

interface Props {
	chosen: number | undefined;
	onChoose: ( id: number | undefined ) => void;
}

const QUERY = { per_page: 100, status: 'publish', order: 'desc', orderby: 'date' };

/** What is published, the newest first: what core's navigation shows while none is chosen. */
export function useMenus() {
	const { records, hasResolved } = useEntityRecords< Menu >( 'postType', 'wp_navigation', QUERY );
	const { invalidateResolution } = useDispatch( coreStore );
	return {
		menus: records,
		hasFailed: hasResolved && ! records, // WordPress keeps silent about a list that failed: there is none.
		again: () => void invalidateResolution( 'getEntityRecords', [ 'postType', 'wp_navigation', QUERY ] ),
	};
}

/** Which of the site's menus is shown. */
export function MenuSelect( { chosen, onChoose }: Props ) {
	const { menus, hasFailed, again } = useMenus();
	const options = ( menus ?? [] ).map( ( { id, title } ) => ( {
		value: String( id ),
		label: decodeEntities( title.rendered ) || `#${ id }`,
	} ) );
	// What is chosen stands there even where its name is not known: else the newest would seem to be.
	if ( chosen && ! options.some( ( { value } ) => value === String( chosen ) ) ) {
		options.push( { value: String( chosen ), label: `#${ chosen }` } );
	}
	return (
		<>
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'Menu', 'frontage-site' ) }
				value={ chosen ? String( chosen ) : '' }
				options={ [ { value: '', label: __( 'The site’s newest menu', 'frontage-site' ) }, ...options ] }
				onChange={ ( value ) => onChoose( Number( value ) || undefined ) }
			/>
			{ hasFailed && (
				<ListFailed again={ __( 'Try again', 'frontage-site' ) } onAgain={ again }>
					{ __( 'The site’s menus could not be loaded.', 'frontage-site' ) }
				</ListFailed>
			) }
		</>
	);
}
