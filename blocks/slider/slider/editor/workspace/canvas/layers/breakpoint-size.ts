import type { Options } from '@frontage/slider/model';
import type { Level } from '../../state/attribute-paths';

/** Assumed window height of each device; only fullscreen sliders use it. */
const HEIGHTS = [ 800, 768, 1024, 800 ] as const;

interface LevelSize {
	/** px */
	width: number;
	/** px; height of the window, not of the slider. */
	height: number;
}

/**
 * Size of the canvas at a breakpoint: the width of its layer grid if the breakpoint applies there, else the widest
 * width of the breakpoint.
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
