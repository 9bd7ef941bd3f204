import { SelectControl } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';

type Menu = { id: number; title: { rendered: string } };

interface Props {
	chosen: number | undefined;
	onChoose: ( id: number | undefined ) => void;
}

/** What is published, the newest first: what core's navigation shows while none is chosen. */
export const useMenus = () =>
	useSelect(
		( select ) =>
			select( coreStore ).getEntityRecords( 'postType', 'wp_navigation', {
				per_page: 100,
				status: 'publish',
				order: 'desc',
				orderby: 'date',
			} ) as Menu[] | null,
		[]
	);

/** Which of the site's menus is shown. */
export function MenuSelect( { chosen, onChoose }: Props ) {
	const menus = useMenus();
	return (
		<SelectControl
			__next40pxDefaultSize
			label={ __( 'Menu', 'frontage-site' ) }
			value={ chosen ? String( chosen ) : '' }
			options={ [
				{ value: '', label: __( 'The site’s newest menu', 'frontage-site' ) },
				...( menus ?? [] ).map( ( { id, title } ) => ( {
					value: String( id ),
					label: decodeEntities( title.rendered ) || `#${ id }`,
				} ) ),
			] }
			onChange={ ( value ) => onChoose( Number( value ) || undefined ) }
		/>
	);
}
