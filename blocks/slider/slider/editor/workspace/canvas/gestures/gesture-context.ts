import type { EditingStage } from '@frontage/slider/react';
import type { Attributes, Edits, Level } from '../../state';
import type { Box, Point, Turned } from '../geometry/box';
import type { Units } from '../geometry/layer-position';
import type { Guide } from '../geometry/snap';
import type { Family } from '../hooks/use-layer-tree';

/** Modifier keys held during the gesture. */
export interface Held {
	shift: boolean;
	alt: boolean;
	/** Ctrl or Cmd. */
	primary: boolean;
}

/** A pointer gesture. During it only elements move; the document is written once at its end. */
export interface Gesture {
	/** `by`: distance of the pointer from its start, in px of the stage. */
	move: ( at: Point, by: Point, held: Held ) => void;
	end: () => void;
	cancel: () => void;
}

/** Temporary drawing over the slide, without React. */
export interface Live {
	/** Frames of selected layers, by id. */
	frames?: ReadonlyMap< string, Turned >;
	guides?: readonly Guide[];
	marquee?: Box | undefined;
	/** Text at the pointer: size or distance. */
	note?: string;
}

export interface Scene {
	stage: EditingStage;
	family: Family;
	edits: Edits;
	level: Level;
	/** Size of the device's window. */
	frame: { width: number; height: number };
	/** Effective offsets of a layer, if missing ones follow the grid. */
	offsets: ( id: string ) => Units[ 'offsets' ];
	/** Snap distance in px of the stage. */
	reach: number;
	/** Cell size of the grid in px of the stage; 0 = no grid. */
	mesh: number;
	snaps: boolean;
	/** Hidden layers, to which nothing snaps. */
	hidden: readonly string[];
	draw: ( live: Live ) => void;
	/** Announces the result of a finished step. */
	say: ( text: string ) => void;
}

/** Changed attributes of a layer, in the format of the block editor's store. */
export const difference = ( before: Attributes, after: Attributes ) =>
	Object.fromEntries( Object.entries( after ).filter( ( [ key, value ] ) => value !== before[ key ] ) );
