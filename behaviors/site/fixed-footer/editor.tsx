import { __ } from '@wordpress/i18n';
import { extendBlocks, ToggleItem, ToolsPanel, type ExtendedProps } from '@frontage/editor';
import { useTemplateParts } from '@frontage/editor/entities';

// A setting for footer template parts: fixed below the page.

interface Values {
	tagName?: string;
	area?: string;
	slug?: string;
	frFixedFooter?: boolean | undefined;
}

function Panel( { attributes: { frFixedFooter, tagName, area, slug }, setAttributes }: ExtendedProps< Values > ) {
	const { records } = useTemplateParts();
	const areas = [ tagName, area, records?.find( ( part ) => part.slug === slug )?.area ];
	const set = ( value: true | undefined ) => setAttributes( { frFixedFooter: value } );
	return areas.includes( 'footer' ) ? (
		<ToolsPanel label={ __( 'While visitors scroll', 'frontage-site' ) } resetAll={ () => set( undefined ) }>
			<ToggleItem
				label={ __( 'The page is drawn up from this footer', 'frontage-site' ) }
				menuLabel={ __( 'Footer under the page', 'frontage-site' ) }
				help={ __( 'One that is higher than the window scrolls as ever.', 'frontage-site' ) }
				isShownByDefault
				value={ frFixedFooter }
				onChange={ set }
			/>
		</ToolsPanel>
	) : null;
}

extendBlocks( 'frontage/fixed-footer', {
	blocks: [ 'core/template-part' ],
	attributes: { frFixedFooter: { type: 'boolean' } },
	Panel,
} );
