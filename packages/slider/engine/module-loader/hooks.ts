import type { Hooks, HookList } from '../types/module-context';

/** Registered callbacks by hook. */
export type HookCalls = Partial< { [ K in keyof Hooks ]: Hooks[ K ][] } >;

/** Calls hooks and collects their results. */
export function createHooks( hooks: HookCalls ): HookList {
	return {
		hook( moment, call ) {
			const list: Hooks[ typeof moment ][] = ( hooks[ moment ] ??= [] );
			list.push( call );
		},
		call( moment, ...details ) {
			const list = ( hooks[ moment ] ?? [] ) as unknown as ( (
				...args: typeof details
			) => ReturnType< Hooks[ typeof moment ] > )[];
			return list.map( ( each ) => each( ...details ) );
		},
	};
}
