import type { Options } from '@frontage/slider/model';
import type { Level } from '../../state/attribute-paths';

/** How high the window is taken to be that a device has: only sliders that fill it ask. */
const HEIGHTS = [ 800, 768, 1024, 800 ] as const;

export interface LevelSize {
	/** px */
	width: number;
	/** px; of the window, not of the slider. */
	height: number;
}

/**
 * How wide the canvas is on a level: as its layer grid, where the level holds at that width; else as wide as the level
 * holds.
 */
export function levelSize( { responsiveLevels, gridwidth }: Options, level: Level ): LevelSize {
	const widths = responsiveLevels.map( Number );
	const widest = level === 0 ? Infinity : widths[ level ]!;
	const narrower = widths.filter( ( width ) => width < widths[ level ]! );
	const least = Math.max( 0, ...narrower );
	const grid = Number( gridwidth[ level ] );
	const fits = grid > least && grid <= widest;
	const own = Number.isFinite( widest ) && widest <= 4000 ? widest : Math.max( grid, least + 1 );
	return { width: fits ? grid : own, height: HEIGHTS[ level ] };
}
