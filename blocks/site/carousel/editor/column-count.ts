import type { ColumnValues, Size } from '@frontage/editor';

/** How many stand beside each other where an editor gave one number: PHP does the same (CarouselRenderer::columns()). */
export function fromOne( most: number ): Record< Size, number > {
	const tablet = Math.min( 2, most );
	return { xs: 1, sm: tablet, md: tablet, lg: most, xl: most };
}

/** The columns of every width; `chosen` may be the one number for large screens. */
export function allColumns( chosen: number | ColumnValues ): Record< Size, number > {
	return typeof chosen === 'number' ? fromOne( chosen ) : { ...fromOne( 3 ), ...chosen };
}
