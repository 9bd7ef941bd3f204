import type { Block } from '@wordpress/blocks';
import type { Field, FieldEdits } from '../template/field';
import type { Piece } from './blocks';

/** What WordPress gives to the edit of a piece. */
export type EditProps = {
	attributes: Piece;
	setAttributes: ( attributes: Partial< Piece > ) => void;
	isSelected: boolean;
	clientId: string;
	insertBlocksAfter?: ( blocks: Block | Block[] ) => void;
};

export type ControlProps = {
	field: Field;
	isSelected: boolean;
	/** Changes the field; the same part in quick succession is one step of undo. */
	onChange: ( edits: FieldEdits, part: string ) => void;
};
