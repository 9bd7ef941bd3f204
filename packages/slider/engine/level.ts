import type { PerLevel } from './play';

/** The value that holds on a level. */
export function pick< T extends string | number >( value: PerLevel< T >, level: number ): T;
export function pick< T extends string | number >( value: PerLevel< T > | undefined, level: number ): T | undefined;
export function pick< T extends string | number >( value: PerLevel< T > | undefined, level: number ): T | undefined {
	return Array.isArray( value ) ? value[ level ] : value;
}
