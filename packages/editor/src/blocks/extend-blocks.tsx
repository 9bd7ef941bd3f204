import { InspectorControls } from '@wordpress/block-editor';
import { createHigherOrderComponent } from '@wordpress/compose';
import { addFilter } from '@wordpress/hooks';
import type { ComponentType } from 'react';

export interface ExtendedProps< Values > {
	name: string;
	clientId: string;
	attributes: Values;
	setAttributes: ( values: Values ) => void;
}

interface Extension< Values > {
	blocks: string[] | ( ( name: string ) => boolean );
	/** Declared additionally to the block's own. */
	attributes?: { [ Name in keyof Values ]?: { type: string } };
	/** Controls in the sidebar; `InspectorControls` renders them for the selected block alone, or for several of one type. */
	Panel: ComponentType< ExtendedProps< Values > >;
	/** Whether the panel is shown at all. */
	isOn?: () => boolean;
	group?: 'default' | 'content';
	/** Panels with a higher one come later. */
	priority?: number;
}

/** Extends blocks of core or of other plugins by attributes and a panel. `namespace` is that of the filters. */
export function extendBlocks< Values extends object >(
	namespace: string,
	{ blocks, attributes, Panel, isOn = () => true, group = 'default', priority = 10 }: Extension< Values >
) {
	const isExtended = ( name: string ) => ( Array.isArray( blocks ) ? blocks.includes( name ) : blocks( name ) );
	if ( attributes ) {
		addFilter( 'blocks.registerBlockType', namespace, ( settings: { attributes?: object }, name: string ) =>
			isExtended( name ) ? { ...settings, attributes: { ...settings.attributes, ...attributes } } : settings
		);
	}
	const withPanel = createHigherOrderComponent(
		( Edit: ComponentType< ExtendedProps< Values > > ) =>
			function ExtendedEdit( props: ExtendedProps< Values > ) {
				return (
					<>
						<Edit { ...props } />
						{ isExtended( props.name ) && isOn() && (
							<InspectorControls group={ group }>
								<Panel { ...props } />
							</InspectorControls>
						) }
					</>
				);
			},
		'withPanel'
	);
	addFilter( 'editor.BlockEdit', namespace, withPanel, priority );
}
