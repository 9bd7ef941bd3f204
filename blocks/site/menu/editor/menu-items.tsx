import { useInnerBlocksProps, Warning } from '@wordpress/block-editor';
import { Button, Placeholder, Spinner } from '@wordpress/components';
import { store as coreStore, useEntityBlockEditor, useEntityRecord } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { menu as menuIcon } from '@wordpress/icons';
import { Failed } from '@frontage/editor';
import { MenuSelect, useMenus } from './menu-select';

const INNER = {
	directInsert: true,
	defaultBlock: { name: 'core/navigation-link' },
	prioritizedInserterBlocks: [ 'core/navigation-link/page', 'core/navigation-link', 'core/navigation-submenu' ],
	orientation: 'horizontal',
} as const;
const LIST = { className: 'wp-block-navigation__container' };

/** Items of a pattern. */
export function OwnItems() {
	return <div { ...useInnerBlocksProps( LIST, INNER ) } />;
}

/** Items of a site menu: changes apply to the menu wherever it is used. */
function EntityItems( { id }: { id: number } ) {
	const [ blocks, onInput, onChange ] = useEntityBlockEditor( 'postType', 'wp_navigation', { id: String( id ) } );
	return <div { ...useInnerBlocksProps( LIST, { ...INNER, value: blocks ?? [], onInput, onChange } as object ) } />;
}

interface Choice {
	chosen: number | undefined;
	onChoose: ( id: number | undefined ) => void;
}

/** The chosen menu, or core's fallback: in that case the block stores nothing. */
export function MenuOfSite( { chosen, onChoose }: Choice ) {
	const { records: menus, hasFailed, again } = useMenus();
	if ( ! chosen && hasFailed ) {
		return (
			<Failed again={ __( 'Try again', 'frontage-site' ) } onAgain={ again }>
				{ __( 'Could not load your menus. The page has not been changed.', 'frontage-site' ) }
			</Failed>
		);
	}
	if ( ! chosen && ! menus ) {
		return <Spinner />;
	}
	const id = chosen ?? menus?.[ 0 ]?.id;
	return id ? <Existing id={ id } onChoose={ onChoose } /> : <Choose onChoose={ onChoose } />;
}

const MENU = [ 'postType', 'wp_navigation' ] as const;
const NOT_FOUND = 404;

function Existing( { id, onChoose }: { id: number; onChoose: Choice[ 'onChoose' ] } ) {
	const { record, hasResolved } = useEntityRecord< { status: string } >( ...MENU, id );
	const { invalidateResolution } = useDispatch( coreStore );
	const error = useSelect(
		( select ) =>
			select( coreStore ).getResolutionError( 'getEntityRecord', [ ...MENU, id ] ) as
				{ data?: { status?: number } } | undefined,
		[ id ]
	);
	if ( error && error.data?.status !== NOT_FOUND ) {
		const retry = () => {
			void invalidateResolution( 'getEntityRecord', [ ...MENU, id ] );
			void invalidateResolution( 'getEditedEntityRecord', [ ...MENU, id ] );
		};
		return (
			<Failed again={ __( 'Try again', 'frontage-site' ) } onAgain={ retry }>
				{ __( 'Could not load this menu. The page has not been changed.', 'frontage-site' ) }
			</Failed>
		);
	}
	if ( ! record ) {
		return hasResolved ? <Gone onChoose={ onChoose } /> : <Spinner />;
	}
	return record.status === 'publish' ? <EntityItems id={ id } /> : <Gone onChoose={ onChoose } />;
}

function Gone( { onChoose }: { onChoose: Choice[ 'onChoose' ] } ) {
	return (
		<>
			<Warning>
				{ __( 'This menu is not published or has been deleted. Visitors see nothing here.', 'frontage-site' ) }
			</Warning>
			<Choose onChoose={ onChoose } />
		</>
	);
}

function Choose( { onChoose }: { onChoose: Choice[ 'onChoose' ] } ) {
	const { saveEntityRecord } = useDispatch( coreStore );
	const mayMake = useSelect(
		( select ) => select( coreStore ).canUser( 'create', { kind: 'postType', name: 'wp_navigation' } ),
		[]
	);
	const make = async () => {
		const menu = ( await saveEntityRecord( 'postType', 'wp_navigation', {
			title: __( 'Menu', 'frontage-site' ),
			status: 'publish',
			content: '<!-- wp:page-list /-->',
		} ) ) as { id: number } | undefined;
		if ( menu ) {
			onChoose( menu.id );
		}
	};
	return (
		<Placeholder
			icon={ menuIcon }
			label={ __( 'Menu', 'frontage-site' ) }
			instructions={ __(
				'Choose an existing menu, or create one with all pages. Changes to a menu apply everywhere it is used.',
				'frontage-site'
			) }
		>
			<MenuSelect chosen={ undefined } onChoose={ onChoose } />
			{ mayMake && (
				<Button __next40pxDefaultSize variant="primary" onClick={ () => void make() }>
					{ __( 'Create menu', 'frontage-site' ) }
				</Button>
			) }
		</Placeholder>
	);
}
