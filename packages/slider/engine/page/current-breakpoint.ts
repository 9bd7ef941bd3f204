import { query } from './shared-observers';
import type { ModuleContext } from '../types/module-context';
import type { PerLevel } from '../types/playback-config';

/** The value that applies at a breakpoint. */
export function pick< T extends string | number >( value: PerLevel< T >, level: number ): T;
export function pick< T extends string | number >( value: PerLevel< T > | undefined, level: number ): T | undefined;
export function pick< T extends string | number >( value: PerLevel< T > | undefined, level: number ): T | undefined {
	return Array.isArray( value ) ? value[ level ] : value;
}

/**
 * The current breakpoint is the narrowest one whose width is not below the window's width; of equal widths the first; 0
 * for wider windows.
 */
export function createLevels( { play: { levels }, undo, call }: Pick< ModuleContext, 'play' | 'undo' | 'call' > ) {
	const queries = levels.map( ( width ) => query( `(width <= ${ width }px)` ) );
	const now = () =>
		Math.max( 0, levels.indexOf( Math.min( ...levels.filter( ( _, at ) => queries[ at ]!.list.matches ) ) ) );
	return {
		level: now,
		watchLevels() {
			let last = now();
			new Set( queries ).forEach( ( { watch } ) =>
				undo(
					watch( () => {
						if ( last !== now() ) {
							last = now();
							call( 'level', last );
						}
					} )
				)
			);
		},
	};
}
