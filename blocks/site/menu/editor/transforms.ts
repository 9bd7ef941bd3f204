import { createBlock, type Block as BlockInstance } from '@wordpress/blocks';
import type { MenuAttributes } from './attributes';

type Navigation = {
	ref?: number;
	ariaLabel?: string;
	openSubmenusOnClick?: boolean;
	submenuVisibility?: string;
	layout?: { justifyContent?: string };
};

const ALIGN = { left: 'start', center: 'center', right: 'end', 'space-between': 'between' } as const;

/** A menu stored as a post is referenced by its ID; items in the block itself are copied. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/navigation' ],
			transform: (
				{ ref, ariaLabel = '', openSubmenusOnClick, submenuVisibility, layout }: Navigation,
				items: BlockInstance[]
			) =>
				createBlock(
					'frontage/menu',
					{
						...( ref && { ref } ),
						ariaLabel,
						align: ALIGN[ ( layout?.justifyContent ?? 'left' ) as keyof typeof ALIGN ] ?? 'start',
						openOn: openSubmenusOnClick || submenuVisibility === 'click' ? 'click' : 'hover',
					},
					ref ? [] : items
				),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/navigation' ],
			transform: ( { ref, ariaLabel, align, openOn }: MenuAttributes, items: BlockInstance[] ) =>
				createBlock(
					'core/navigation',
					{
						...( ref && { ref } ),
						...( ariaLabel && { ariaLabel } ),
						submenuVisibility: openOn,
						layout: {
							type: 'flex',
							justifyContent: Object.entries( ALIGN ).find( ( [ , ours ] ) => ours === align )?.[ 0 ],
						},
					},
					ref ? [] : items
				),
		},
	],
};
