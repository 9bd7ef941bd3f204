import type { Block } from '@wordpress/blocks';
import type { Field, FieldEdits } from '../template/field';
import type { Piece } from './blocks';

/** The props of the edit component of a canvas block. */
export type EditProps = {
	attributes: Piece;
	setAttributes: ( attributes: Partial< Piece > ) => void;
	isSelected: boolean;
	clientId: string;
	insertBlocksAfter?: ( blocks: Block | Block[] ) => void;
	onReplace?: ( blocks: Block | Block[] ) => void;
};

export type ControlProps = {
	field: Field;
	isSelected: boolean;
	/** Changes the field; changes of the same part in quick succession are one undo step. */
	onChange: ( edits: FieldEdits, part: string ) => void;
};
