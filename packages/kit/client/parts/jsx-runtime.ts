type React = typeof import( 'react' );
type Type = Parameters< React[ 'createElement' ] >[ 0 ];
type Props = Record< string, unknown > & { children?: unknown };

/** What JSX is compiled to, from React's older way to say the same: core's script of its own would be one request more. */
export function createRuntime( { createElement }: React ) {
	const make = ( type: Type, { children, ...props }: Props, key: unknown, inner: unknown[] ) =>
		createElement( type, key === undefined ? props : { ...props, key: key as string }, ...( inner as [] ) );
	return {
		/** An element with one child or none. */
		jsx: ( type: Type, props: Props, key?: unknown ) =>
			make( type, props, key, props.children === undefined ? [] : [ props.children ] ),
		/** An element whose children stand side by side in the source, so that they need no keys. */
		jsxs: ( type: Type, props: Props, key?: unknown ) => make( type, props, key, props.children as unknown[] ),
	};
}
