import { InspectorControls } from '@wordpress/block-editor';
import { ToggleControl } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { ToolsPanel, ToolsPanelItem } from '@frontage/editor';

// A setting for footer template parts: fixed below the page.

interface Values {
	tagName?: string;
	area?: string;
	slug?: string;
	frFixedFooter?: boolean | undefined;
}
interface EditProps {
	name: string;
	isSelected: boolean;
	attributes: Values;
	setAttributes: ( values: Values ) => void;
}
interface Settings {
	attributes?: object;
}
interface Part {
	slug: string;
	area: string;
}

const PART = 'core/template-part';

addFilter( 'blocks.registerBlockType', 'frontage/fixed-footer', ( settings: Settings, name: string ) =>
	name === PART
		? { ...settings, attributes: { ...settings.attributes, frFixedFooter: { type: 'boolean' } } }
		: settings
);

function Panel( { attributes: { frFixedFooter = false, tagName, area, slug }, setAttributes }: EditProps ) {
	const isFooter = useSelect(
		( select ) => {
			const parts = ( select( coreStore ).getEntityRecords( 'postType', 'wp_template_part', { per_page: -1 } ) ??
				[] ) as unknown as Part[];
			return [ tagName, area, parts.find( ( part ) => part.slug === slug )?.area ].includes( 'footer' );
		},
		[ tagName, area, slug ]
	);
	const set = ( value: boolean ) => setAttributes( { frFixedFooter: value || undefined } );
	return isFooter ? (
		<InspectorControls>
			<ToolsPanel label={ __( 'While visitors scroll', 'frontage-site' ) } resetAll={ () => set( false ) }>
				<ToolsPanelItem
					label={ __( 'Footer under the page', 'frontage-site' ) }
					isShownByDefault
					hasValue={ () => frFixedFooter }
					onDeselect={ () => set( false ) }
				>
					<ToggleControl
						label={ __( 'The page is drawn up from this footer', 'frontage-site' ) }
						help={ __( 'One that is higher than the window scrolls as ever.', 'frontage-site' ) }
						checked={ frFixedFooter }
						onChange={ set }
					/>
				</ToolsPanelItem>
			</ToolsPanel>
		</InspectorControls>
	) : null;
}

addFilter(
	'editor.BlockEdit',
	'frontage/fixed-footer',
	createHigherOrderComponent(
		( Edit: ComponentType< EditProps > ) =>
			function EditWithFixedFooter( props: EditProps ) {
				return (
					<>
						<Edit { ...props } />
						{ props.isSelected && props.name === PART && <Panel { ...props } /> }
					</>
				);
			},
		'withFixedFooter'
	)
);
