import type { ColumnValues, Size } from '@frontage/editor';

/** Columns per breakpoint when the editor set a single number; the same as in PHP (CarouselRenderer::columns()). */
export function fromOne( most: number ): Record< Size, number > {
	const tablet = Math.min( 2, most );
	return { xs: 1, sm: tablet, md: tablet, lg: most, xl: most };
}

/** The columns of every breakpoint; `chosen` may be a single number for large screens. */
export function allColumns( chosen: number | ColumnValues ): Record< Size, number > {
	return typeof chosen === 'number' ? fromOne( chosen ) : { ...fromOne( 3 ), ...chosen };
}
