import { PanelBody, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { extendBlocks, type ExtendedProps } from '@frontage/editor';

// Adds an attribute to core's query block: how visitors load more entries.

interface Values {
	frPaging?: 'more' | 'infinite-with-button' | undefined;
}

function Panel( { attributes: { frPaging }, setAttributes }: ExtendedProps< Values > ) {
	return (
		<PanelBody title={ __( 'Further entries', 'frontage-site' ) }>
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'Visitors come to them by', 'frontage-site' ) }
				help={ __( 'The list needs a Pagination block with “Next page” for this.', 'frontage-site' ) }
				value={ frPaging ?? '' }
				options={ [
					{ value: '', label: __( 'Pages', 'frontage-site' ) },
					{ value: 'more', label: __( 'A button that adds them below', 'frontage-site' ) },
					{
						value: 'infinite-with-button',
						label: __( 'Scrolling, twice; then the button', 'frontage-site' ),
					},
				] }
				onChange={ ( next ) => setAttributes( { frPaging: next || undefined } ) }
			/>
		</PanelBody>
	);
}

extendBlocks( 'frontage/paging', { blocks: [ 'core/query' ], attributes: { frPaging: { type: 'string' } }, Panel } );
