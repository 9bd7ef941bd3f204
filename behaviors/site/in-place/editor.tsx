import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { addFilter } from '@wordpress/hooks';
import type { ComponentType } from 'react';

// Adds an attribute to core's query block: how visitors load more entries.

type Paging = 'more' | 'infinite-with-button' | undefined;

interface Settings {
	name?: string;
	attributes?: object;
}

interface EditProps {
	name: string;
	isSelected: boolean;
	attributes: { frPaging?: Paging };
	setAttributes: ( attributes: { frPaging: Paging } ) => void;
}

export const withPaging = ( settings: Settings, name: string ): Settings =>
	name === 'core/query'
		? { ...settings, attributes: { ...settings.attributes, frPaging: { type: 'string' } } }
		: settings;

const withControl = ( BlockEdit: ComponentType< EditProps > ) =>
	function Edit( props: EditProps ) {
		if ( props.name !== 'core/query' || ! props.isSelected ) {
			return <BlockEdit { ...props } />;
		}
		return (
			<>
				<BlockEdit { ...props } />
				<InspectorControls>
					<PanelBody title={ __( 'Further entries', 'frontage-site' ) }>
						<SelectControl
							__next40pxDefaultSize
							label={ __( 'Visitors come to them by', 'frontage-site' ) }
							help={ __(
								'The list needs a Pagination block with “Next page” for this.',
								'frontage-site'
							) }
							value={ props.attributes.frPaging ?? '' }
							options={ [
								{ value: '', label: __( 'Pages', 'frontage-site' ) },
								{ value: 'more', label: __( 'A button that adds them below', 'frontage-site' ) },
								{
									value: 'infinite-with-button',
									label: __( 'Scrolling, twice; then the button', 'frontage-site' ),
								},
							] }
							onChange={ ( next ) =>
								props.setAttributes( { frPaging: ( next || undefined ) as Paging } )
							}
						/>
					</PanelBody>
				</InspectorControls>
			</>
		);
	};

addFilter( 'blocks.registerBlockType', 'frontage/paging', withPaging );
addFilter( 'editor.BlockEdit', 'frontage/paging', withControl );
