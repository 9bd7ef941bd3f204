import type * as ReactModule from 'react';

type React = typeof ReactModule;
type Type = Parameters< React[ 'createElement' ] >[ 0 ];
type Props = Record< string, unknown > & { children?: unknown };

/**
 * The JSX runtime, built on `React.createElement()`: loading core's own `react-jsx-runtime` script would cost one more
 * request.
 */
export function createRuntime( { createElement }: React ) {
	const make = ( type: Type, { children, ...props }: Props, key: unknown, inner: unknown[] ) =>
		createElement( type, key === undefined ? props : { ...props, key: key as string }, ...( inner as [] ) );
	return {
		/** An element with one child or none. */
		jsx: ( type: Type, props: Props, key?: unknown ) =>
			make( type, props, key, props.children === undefined ? [] : [ props.children ] ),
		/** An element with static children, which need no keys. */
		jsxs: ( type: Type, props: Props, key?: unknown ) => make( type, props, key, props.children as unknown[] ),
	};
}
