import { PanelBody, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { extendBlocks, type ExtendedProps } from '@frontage/editor';

// Adds an attribute to core's query block: how visitors load more entries.

interface Values {
	frPaging?: 'more' | 'infinite-with-button' | undefined;
}

function Panel( { attributes: { frPaging }, setAttributes }: ExtendedProps< Values > ) {
	return (
		<PanelBody title={ __( 'Pagination', 'frontage-site' ) }>
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'Pagination type', 'frontage-site' ) }
				help={ __( 'Requires a Pagination block with “Next page” in this list.', 'frontage-site' ) }
				value={ frPaging ?? '' }
				options={ [
					{ value: '', label: __( 'Pages', 'frontage-site' ) },
					{ value: 'more', label: __( 'Load more button', 'frontage-site' ) },
					{
						value: 'infinite-with-button',
						label: __( 'Infinite scroll, then button', 'frontage-site' ),
					},
				] }
				onChange={ ( next ) => setAttributes( { frPaging: next || undefined } ) }
			/>
		</PanelBody>
	);
}

extendBlocks( 'frontage/paging', { blocks: [ 'core/query' ], attributes: { frPaging: { type: 'string' } }, Panel } );
