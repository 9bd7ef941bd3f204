import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ToolsPanel, ToolsPanelItem, type ExtendedProps } from '@frontage/editor';
import { useTemplateParts } from '@frontage/editor/entities';

type Mode = 'off' | 'after' | 'up' | 'always' | undefined;

export interface Values {
	tagName?: string;
	area?: string;
	slug?: string;
	theme?: string;
	frStickyHeader?: Mode;
	frStickyPart?: string | undefined;
}

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

export function StickyHeaderPanel( { name, attributes, setAttributes }: ExtendedProps< Values > ) {
	const { frStickyHeader = '', frStickyPart = '', tagName, area, slug } = attributes;
	const isPart = name === 'core/template-part';
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
