import { InspectorControls } from '@wordpress/block-editor';
import { SelectControl } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { ToolsPanel, ToolsPanelItem } from '@frontage/editor';

// Settings for header template parts and groups: when it is sticky, and the alternative template part.

type Mode = 'off' | 'after' | 'up' | 'always' | undefined;

interface Values {
	tagName?: string;
	area?: string;
	slug?: string;
	theme?: string;
	frStickyHeader?: Mode;
	frStickyPart?: string | undefined;
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
	title: { rendered: string };
}

const BLOCKS = [ 'core/template-part', 'core/group' ];

addFilter( 'blocks.registerBlockType', 'frontage/sticky-header', ( settings: Settings, name: string ) =>
	BLOCKS.includes( name )
		? {
				...settings,
				attributes: {
					...settings.attributes,
					frStickyHeader: { type: 'string' },
					frStickyPart: { type: 'string' },
				},
			}
		: settings
);

const modes = ( isPart: boolean ) => [
	{
		value: '',
		label: isPart ? __( 'As the site says', 'frontage-site' ) : __( 'Goes with the page', 'frontage-site' ),
	},
	...( isPart ? [ { value: 'off', label: __( 'Goes with the page', 'frontage-site' ) } ] : [] ),
	{ value: 'after', label: __( 'Stays once the page was scrolled past it', 'frontage-site' ) },
	{ value: 'up', label: __( 'Stays on the way up alone', 'frontage-site' ) },
	{ value: 'always', label: __( 'Stays always', 'frontage-site' ) },
];

function Panel( { name, attributes, setAttributes }: EditProps ) {
	const { frStickyHeader = '', frStickyPart = '', tagName, area, slug } = attributes;
	const isPart = name === BLOCKS[ 0 ];
	const parts = useSelect(
		( select ) =>
			isPart || tagName === 'header'
				? ( ( select( coreStore ).getEntityRecords( 'postType', 'wp_template_part', { per_page: -1 } ) ??
						[] ) as unknown as Part[] )
				: [],
		[ isPart, tagName ]
	);
	const isHeader =
		tagName === 'header' ||
		( isPart && [ area, parts.find( ( part ) => part.slug === slug )?.area ].includes( 'header' ) );
	if ( ! isHeader ) {
		return null;
	}
	const none = { frStickyHeader: undefined, frStickyPart: undefined };
	const others = parts.filter( ( part ) => part.area === 'header' && part.slug !== slug );
	return (
		<InspectorControls>
			<ToolsPanel
				label={ __( 'While visitors scroll', 'frontage-site' ) }
				resetAll={ () => setAttributes( none ) }
			>
				<ToolsPanelItem
					label={ __( 'This header', 'frontage-site' ) }
					isShownByDefault
					hasValue={ () => frStickyHeader !== '' }
					onDeselect={ () => setAttributes( none ) }
				>
					<SelectControl
						__next40pxDefaultSize
						label={ __( 'This header', 'frontage-site' ) }
						help={ __(
							'In a window with little room, such as a phone held sideways, it goes with the page.',
							'frontage-site'
						) }
						value={ frStickyHeader }
						options={ modes( isPart ) }
						onChange={ ( value ) => setAttributes( { frStickyHeader: ( value || undefined ) as Mode } ) }
					/>
				</ToolsPanelItem>
				{ ! [ '', 'off' ].includes( frStickyHeader ) && others.length > 0 && (
					<ToolsPanelItem
						label={ __( 'Another header instead', 'frontage-site' ) }
						hasValue={ () => frStickyPart !== '' }
						onDeselect={ () => setAttributes( { frStickyPart: undefined } ) }
					>
						<SelectControl
							__next40pxDefaultSize
							label={ __( 'What stays instead of it', 'frontage-site' ) }
							value={ frStickyPart }
							options={ [
								{ value: '', label: __( 'This header itself', 'frontage-site' ) },
								...others.map( ( part ) => ( { value: part.slug, label: part.title.rendered } ) ),
							] }
							onChange={ ( value ) => setAttributes( { frStickyPart: value || undefined } ) }
						/>
					</ToolsPanelItem>
				) }
			</ToolsPanel>
		</InspectorControls>
	);
}

addFilter(
	'editor.BlockEdit',
	'frontage/sticky-header',
	createHigherOrderComponent(
		( Edit: ComponentType< EditProps > ) =>
			function EditWithStickyHeader( props: EditProps ) {
				return (
					<>
						<Edit { ...props } />
						{ props.isSelected && BLOCKS.includes( props.name ) && <Panel { ...props } /> }
					</>
				);
			},
		'withStickyHeader'
	)
);
