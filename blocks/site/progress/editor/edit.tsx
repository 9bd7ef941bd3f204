import { useBlockProps, useInnerBlocksProps, type Template } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { gapStyle } from '@frontage/editor';

export type ProgressAttributes = {
	layout: 'bar' | 'circle' | 'half';
	style?: object;
};

const ITEMS: Template = [ 80, 60, 40 ].map( ( value ) => [ 'frontage/progress-item', { value, suffix: ' %' } ] );

/** Layouts are block variations: core lists them in toolbar and sidebar. */
export default function Edit( { attributes }: BlockEditProps< ProgressAttributes > ) {
	return (
		<div
			{ ...useInnerBlocksProps(
				useBlockProps( {
					className: `fr-progress fr-progress--${ attributes.layout }`,
					style: gapStyle( attributes ),
				} ),
				{ template: ITEMS, directInsert: true, defaultBlock: { name: 'frontage/progress-item' } }
			) }
		/>
	);
}
