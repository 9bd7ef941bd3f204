/** Extends core's menu items: they are allowed in our menu, and may have an icon and a template part as their panel. */
import { InspectorControls } from '@wordpress/block-editor';
import { createHigherOrderComponent } from '@wordpress/compose';
import { addFilter } from '@wordpress/hooks';
import type { ComponentType } from 'react';
import { lazyPart } from '@frontage/editor';
import type { EditProps } from './menu-item-parts';

type Settings = { parent?: string[]; usesContext?: string[]; attributes?: Record< string, unknown > };

const ITEMS = [ 'core/navigation-link', 'core/navigation-submenu', 'core/home-link' ];

const parts = () => import( /* webpackChunkName: "edits" */ './menu-item-parts' );
const CanvasItem = lazyPart< EditProps >( async () => ( await parts() ).CanvasItem );
const ItemPanel = lazyPart< EditProps >( async () => ( await parts() ).ItemPanel );

const withItemPanel = createHigherOrderComponent(
	( Edit: ComponentType< EditProps > ) =>
		function MenuItem( props: EditProps ) {
			return (
				<>
					<Edit { ...props } />
					{ ITEMS.includes( props.name ) && props.context[ 'frontage/menu' ] !== undefined && (
						<>
							<CanvasItem { ...props } />
							<InspectorControls>
								<ItemPanel { ...props } />
							</InspectorControls>
						</>
					) }
				</>
			);
		},
	'withItemPanel'
);

/** Runs before core's blocks are registered: every block allowed in core's navigation is allowed in our menu. */
export function extendItems() {
	addFilter( 'blocks.registerBlockType', 'frontage/menu', ( settings: Settings, name: string ) => ( {
		...settings,
		...( settings.parent?.includes( 'core/navigation' ) && { parent: [ ...settings.parent, 'frontage/menu' ] } ),
		...( ITEMS.includes( name ) && {
			usesContext: [ ...( settings.usesContext ?? [] ), 'frontage/menu', 'frontage/menu-icons' ],
			attributes: {
				...settings.attributes,
				frIcon: { type: 'string' },
				frPanel: { type: 'string' },
				frPanelWide: { type: 'boolean' },
			},
		} ),
	} ) );
	addFilter( 'editor.BlockEdit', 'frontage/menu', withItemPanel );
}
