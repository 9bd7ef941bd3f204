import type { Hooks, HookList } from '../types/module-context';

/** Who wants to know of which moment. */
export type HookCalls = Partial< { [ K in keyof Hooks ]: Hooks[ K ][] } >;

/** Tells of moments, and gathers what is answered. */
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
