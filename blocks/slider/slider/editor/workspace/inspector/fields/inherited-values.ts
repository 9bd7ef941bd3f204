import { defaultsOf, isObject } from '@frontage/slider/model';
import { get, ownAt, valueAt, type Level } from '../../state';
import type { FieldSpec } from './field-definitions';

export const LEVELS = [ 0, 1, 2, 3 ] as const;

/** Effective values of settings without a default in the schema, in a form that the document accepts. */
const UNSAID: Readonly< Record< string, unknown > > = {
	'Style.fontSize': '1em',
	'Style.lineHeight': '1.2em',
	'Style.letterSpacing': 0,
	'Style.fontWeight': 400,
	'Style.textAlign': 'inherit',
	'Style.whiteSpace': 'normal',
	'Style.color': 'inherit',
	'Style.borderColor': 'inherit',
	'Style.borderStyle': 'none',
	'Style.opacity': 1,
	'Style.svgFill': 'inherit',
	'Style.svgStrokeWidth': 0,
	'Box.width': 'auto',
	'Box.height': 'auto',
	'Box.minWidth': 'auto',
	'Box.minHeight': 'auto',
	'Box.maxWidth': 'none',
	'Box.maxHeight': 'none',
	'Box.position': 'relative',
	'Box.float': 'none',
	'Box.clear': 'none',
	'Pose.opacity': 1,
	'Pose.scaleX': 1,
	'Pose.scaleY': 1,
	'Pose.originX': '50%',
	'Pose.originY': '50%',
	'Pose.grayscale': 0,
	'Pose.brightness': 100,
	'Pose.clip': 100,
	'Pose.perspective': 600,
	'Pose.color': 'inherit',
	'Pose.background': 'transparent',
	'Pose.borderColor': 'inherit',
	'Pose.svgFill': 'inherit',
};

/** Value that applies while nothing is stored. */
export function effectiveValue( field: FieldSpec, root: string ): unknown {
	const found = get( defaultsOf( root ), field.path );
	const value = found === undefined ? field.node.default : found;
	if ( Array.isArray( value ) && field.node[ 'x-levels' ] ) {
		return value[ 0 ];
	}
	return isObject( value ) ? undefined : value;
}

/**
 * Value to store at the widest breakpoint before a narrower one can differ. Without it, the single value would apply
 * everywhere.
 */
export const baseOf = ( field: FieldSpec, root: string ): unknown =>
	effectiveValue( field, root ) ?? UNSAID[ `${ field.owner }.${ field.key }` ] ?? 0;

/** The same if it is a fixed value; values that depend on the surrounding page cannot be shown. */
export function themeDefault( { owner, key }: FieldSpec ): unknown {
	const value = UNSAID[ `${ owner }.${ key }` ];
	return typeof value === 'string' && /^inherit$|em$/.test( value ) ? undefined : value;
}

/** Value that a breakpoint would inherit. */
export const inheritedAt = ( stored: unknown, level: Level, fallback: unknown ): unknown =>
	( level > 0 ? valueAt( stored, ( level - 1 ) as Level ) : undefined ) ?? fallback;

/** Breakpoints with their own value. */
export const ownLevels = ( stored: unknown ): Level[] =>
	LEVELS.filter( ( level ) => ownAt( stored, level ) !== undefined );
