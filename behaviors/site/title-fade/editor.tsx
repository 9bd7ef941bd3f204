import { InspectorControls } from '@wordpress/block-editor';
import { ToggleControl } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { ToolsPanel, ToolsPanelItem } from '@frontage/editor';

// A setting for blocks at the top of a page: fade out on scroll.

interface EditProps {
	name: string;
	isSelected: boolean;
	attributes: { frTitleFade?: boolean | undefined };
	setAttributes: ( values: { frTitleFade: boolean | undefined } ) => void;
}
interface Settings {
	attributes?: object;
}

const BLOCKS = [ 'core/group', 'core/cover', 'core/post-title', 'core/query-title' ];

addFilter( 'blocks.registerBlockType', 'frontage/title-fade', ( settings: Settings, name: string ) =>
	BLOCKS.includes( name )
		? { ...settings, attributes: { ...settings.attributes, frTitleFade: { type: 'boolean' } } }
		: settings
);

function Panel( { attributes: { frTitleFade = false }, setAttributes }: EditProps ) {
	const set = ( value: boolean ) => setAttributes( { frTitleFade: value || undefined } );
	return (
		<ToolsPanel label={ __( 'At the head of a page', 'frontage-site' ) } resetAll={ () => set( false ) }>
			<ToolsPanelItem
				label={ __( 'Fade', 'frontage-site' ) }
				hasValue={ () => frTitleFade }
				onDeselect={ () => set( false ) }
			>
				<ToggleControl
					label={ __( 'Fades while visitors scroll', 'frontage-site' ) }
					help={ __(
						'From 140 to 440 pixels of the way down, so it is for what stands at the top.',
						'frontage-site'
					) }
					checked={ frTitleFade }
					onChange={ set }
				/>
			</ToolsPanelItem>
		</ToolsPanel>
	);
}

addFilter(
	'editor.BlockEdit',
	'frontage/title-fade',
	createHigherOrderComponent(
		( Edit: ComponentType< EditProps > ) =>
			function EditWithTitleFade( props: EditProps ) {
				return (
					<>
						<Edit { ...props } />
						{ props.isSelected && BLOCKS.includes( props.name ) && (
							<InspectorControls>
								<Panel { ...props } />
							</InspectorControls>
						) }
					</>
				);
			},
		'withTitleFade'
	)
);
