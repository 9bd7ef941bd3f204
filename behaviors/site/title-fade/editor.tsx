import { __ } from '@wordpress/i18n';
import { extendBlocks, ToggleItem, ToolsPanel, type ExtendedProps } from '@frontage/editor';

// A setting for blocks at the top of a page: fade out on scroll.

interface Values {
	frTitleFade?: boolean | undefined;
}

function Panel( { attributes: { frTitleFade }, setAttributes }: ExtendedProps< Values > ) {
	const set = ( value: true | undefined ) => setAttributes( { frTitleFade: value } );
	return (
		<ToolsPanel label={ __( 'Scroll effect', 'frontage-site' ) } resetAll={ () => set( undefined ) }>
			<ToggleItem
				label={ __( 'Fade on scroll', 'frontage-site' ) }
				menuLabel={ __( 'Fade', 'frontage-site' ) }
				help={ __(
					'Fades between 140 and 440 px of scrolling, so use it for blocks at the top.',
					'frontage-site'
				) }
				value={ frTitleFade }
				onChange={ set }
			/>
		</ToolsPanel>
	);
}

extendBlocks( 'frontage/title-fade', {
	blocks: [ 'core/group', 'core/cover', 'core/post-title', 'core/query-title' ],
	attributes: { frTitleFade: { type: 'boolean' } },
	Panel,
} );
