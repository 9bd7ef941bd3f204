import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { extendBlocks, ToolsPanel, ToolsPanelItem, type ExtendedProps } from '@frontage/editor';
import { useTemplateParts } from '@frontage/editor/entities';

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
const BLOCKS = [ 'core/template-part', 'core/group' ];

const modes = ( isPart: boolean ) => [
	{
		value: '',
		label: isPart ? __( 'Site default', 'frontage-site' ) : __( 'Not sticky', 'frontage-site' ),
	},
	...( isPart ? [ { value: 'off', label: __( 'Not sticky', 'frontage-site' ) } ] : [] ),
	{ value: 'after', label: __( 'After scrolling past it', 'frontage-site' ) },
	{ value: 'up', label: __( 'On scroll up', 'frontage-site' ) },
	{ value: 'always', label: __( 'Always sticky', 'frontage-site' ) },
];

function Panel( { name, attributes, setAttributes }: ExtendedProps< Values > ) {
	const { frStickyHeader = '', frStickyPart = '', tagName, area, slug } = attributes;
	const isPart = name === BLOCKS[ 0 ];
	const parts = useTemplateParts( isPart || tagName === 'header' ).records ?? [];
	const isHeader =
		tagName === 'header' ||
		( isPart && [ area, parts.find( ( part ) => part.slug === slug )?.area ].includes( 'header' ) );
	if ( ! isHeader ) {
		return null;
	}
	const none = { frStickyHeader: undefined, frStickyPart: undefined };
	const otherHeaders = parts.filter( ( part ) => part.area === 'header' && part.slug !== slug );
	return (
		<ToolsPanel label={ __( 'Scroll behavior', 'frontage-site' ) } resetAll={ () => setAttributes( none ) }>
			<ToolsPanelItem
				label={ __( 'Sticky header', 'frontage-site' ) }
				isShownByDefault
				hasValue={ () => frStickyHeader !== '' }
				onDeselect={ () => setAttributes( none ) }
			>
				<SelectControl
					__next40pxDefaultSize
					label={ __( 'Sticky header', 'frontage-site' ) }
					help={ __(
						'In short windows, such as phones in landscape, it scrolls with the page.',
						'frontage-site'
					) }
					value={ frStickyHeader }
					options={ modes( isPart ) }
					onChange={ ( value ) => setAttributes( { frStickyHeader: ( value || undefined ) as Mode } ) }
				/>
			</ToolsPanelItem>
			{ ! [ '', 'off' ].includes( frStickyHeader ) && otherHeaders.length > 0 && (
				<ToolsPanelItem
					label={ __( 'Alternate sticky header', 'frontage-site' ) }
					hasValue={ () => frStickyPart !== '' }
					onDeselect={ () => setAttributes( { frStickyPart: undefined } ) }
				>
					<SelectControl
						__next40pxDefaultSize
						label={ __( 'Sticky template part', 'frontage-site' ) }
						value={ frStickyPart }
						options={ [
							{ value: '', label: __( 'This header', 'frontage-site' ) },
							...otherHeaders.map( ( part ) => ( { value: part.slug, label: part.title.rendered } ) ),
						] }
						onChange={ ( value ) => setAttributes( { frStickyPart: value || undefined } ) }
					/>
				</ToolsPanelItem>
			) }
		</ToolsPanel>
	);
}

extendBlocks( 'frontage/sticky-header', {
	blocks: BLOCKS,
	attributes: { frStickyHeader: { type: 'string' }, frStickyPart: { type: 'string' } },
	Panel,
} );
