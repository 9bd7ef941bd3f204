import type { EditingStage } from '@frontage/slider/react';
import type { Attributes, Edits, Level } from '../../state';
import type { Box, Point, Turned } from '../geometry/box';
import type { Units } from '../geometry/layer-position';
import type { Guide } from '../geometry/snap';
import type { Family } from '../hooks/use-layer-tree';

/** Keys that are held while the pointer moves. */
export interface Held {
	shift: boolean;
	alt: boolean;
	/** Ctrl, or Cmd. */
	primary: boolean;
}

/** What a pointer does between down and up. Until it ends only elements move; the document is written once, at the end. */
export interface Gesture {
	/** `by`: how far the pointer is from where it began, px of the stage. */
	move: ( at: Point, by: Point, held: Held ) => void;
	end: () => void;
	cancel: () => void;
}

/** What is drawn over the slide meanwhile, past React. */
export interface Live {
	/** Frames of selected layers, by their ids. */
	frames?: ReadonlyMap< string, Turned >;
	guides?: readonly Guide[];
	marquee?: Box | undefined;
	/** What is said at the pointer: how large, how far. */
	note?: string;
}

export interface Scene {
	stage: EditingStage;
	family: Family;
	edits: Edits;
	level: Level;
	/** The window of the device. */
	frame: { width: number; height: number };
	/** Of a layer, where those that nobody set follow the grid. */
	offsets: ( id: string ) => Units[ 'offsets' ];
	/** px of the stage within which a box jumps onto a line. */
	reach: number;
	/** Width of the grid's meshes in px of the stage; 0 = no grid. */
	mesh: number;
	snaps: boolean;
	/** Layers that nobody snaps to: hidden ones. */
	hidden: readonly string[];
	draw: ( live: Live ) => void;
	/** A step was written; says in words what came of it. */
	say: ( text: string ) => void;
}

/** What of a layer differs, by attribute, as the store of blocks takes it. */
export const difference = ( before: Attributes, after: Attributes ) =>
	Object.fromEntries( Object.entries( after ).filter( ( [ key, value ] ) => value !== before[ key ] ) );
