import { SelectControl } from '@wordpress/components';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import { ListFailed } from '@frontage/editor';
import { useEntityList } from '@frontage/editor/entities';

type Menu = { id: number; title: { rendered: string } };

interface Props {
	chosen: number | undefined;
	onChoose: ( id: number | undefined ) => void;
}

const QUERY = { per_page: 100, status: 'publish', order: 'desc', orderby: 'date' };

/** Published menus, newest first: core's navigation uses the newest if none is chosen. */
export const useMenus = () => useEntityList< Menu >( 'postType', 'wp_navigation', QUERY );

/** Selects a menu of the site. */
export function MenuSelect( { chosen, onChoose }: Props ) {
	const { records, hasFailed, again } = useMenus();
	const options = ( records ?? [] ).map( ( { id, title } ) => ( {
		value: String( id ),
		label: decodeEntities( title.rendered ) || `#${ id }`,
	} ) );
	// The chosen menu is listed even if its title is unknown; otherwise the newest would seem to be selected.
	if ( chosen && ! options.some( ( { value } ) => value === String( chosen ) ) ) {
		options.push( { value: String( chosen ), label: `#${ chosen }` } );
	}
	return (
		<>
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'Menu', 'frontage-site' ) }
				value={ chosen ? String( chosen ) : '' }
				options={ [ { value: '', label: __( 'Latest menu', 'frontage-site' ) }, ...options ] }
				onChange={ ( value ) => onChoose( Number( value ) || undefined ) }
			/>
			{ hasFailed && (
				<ListFailed again={ __( 'Try again', 'frontage-site' ) } onAgain={ again }>
					{ __( 'Could not load your menus.', 'frontage-site' ) }
				</ListFailed>
			) }
		</>
	);
}
