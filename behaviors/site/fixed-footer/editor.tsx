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
		<ToolsPanel label={ __( 'Scroll behavior', 'frontage-site' ) } resetAll={ () => set( undefined ) }>
			<ToggleItem
				label={ __( 'Reveal footer behind page', 'frontage-site' ) }
				menuLabel={ __( 'Footer reveal', 'frontage-site' ) }
				help={ __( 'Footers taller than the window scroll normally.', 'frontage-site' ) }
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
