import { cloneBlock, createBlock, type Block } from '@wordpress/blocks';
import { groupName } from '../template/conditions';
import type { Placed } from '../template/field';
import { fieldOf } from '../template/rename-references';
import type { Part, Parts } from '../template/template-parser';
import { isStep, NEW_STEP } from '../template/step';

export const FIELD = 'frontage/form-field';
export const TEXT = 'frontage/form-text';
export const HTML = 'frontage/form-html';
export const GROUP = 'frontage/form-group';
export const STEP = 'frontage/form-step';
export const CONTENTS = [ FIELD, TEXT, GROUP, HTML ];

const NAMES = { field: FIELD, text: TEXT, html: HTML, group: GROUP } as const;
const KINDS = {
	[ FIELD ]: 'field',
	[ TEXT ]: 'text',
	[ HTML ]: 'html',
	[ GROUP ]: 'group',
	[ STEP ]: 'group',
} as const;

/** The block that Enter inserts. */
export const NEW_FIELD = {
	name: FIELD,
	attributes: { source: '<label>\n[text your-text]</label>', isNamedByLabel: true },
};

/** The attributes of a canvas block: its part of the template, as source text. */
export type Piece = {
	source: string;
	lead: string;
	/** Its index among its siblings when the template was parsed; negative for a part added since. */
	at: number;
	close: string;
	tail: string;
	/** The name is derived from the label until a user sets it. */
	isNamedByLabel: boolean;
};

export const PIECE = {
	source: { type: 'string', default: '' },
	lead: { type: 'string', default: '' },
	at: { type: 'number', default: -9 },
	close: { type: 'string', default: '' },
	tail: { type: 'string', default: '' },
	isNamedByLabel: { type: 'boolean', default: false },
} as const;

export function toBlocks( { parts }: Parts ): Block[] {
	return parts.map( ( { kind, source, lead, at, close = '', inside } ) =>
		createBlock(
			kind === 'group' && isStep( source ) ? STEP : NAMES[ kind ],
			{ source, lead, at, close, tail: inside?.tail ?? '' },
			inside ? toBlocks( inside ) : []
		)
	);
}

const pieceOf = ( { attributes }: Block ) => attributes as Piece;

export function toParts( blocks: readonly Block[], tail: string ): Parts {
	const parts = blocks.map( ( block ): Part => {
		const kind = KINDS[ block.name as keyof typeof KINDS ];
		const { source, lead, at, close, tail: end } = pieceOf( block );
		const part = { kind, source, lead, at };
		return kind === 'group' ? { ...part, close, inside: toParts( block.innerBlocks, end ) } : part;
	} );
	return { parts, tail };
}

export const flat = ( blocks: readonly Block[] ): Block[] =>
	blocks.flatMap( ( block ) => [ block, ...flat( block.innerBlocks ) ] );

/** The fields in a list of blocks, in document order. */
export function placed( blocks: readonly Block[] ): Placed[] {
	return flat( blocks ).flatMap( ( { name, clientId, attributes } ) => {
		const field = name === FIELD ? fieldOf( attributes.source ) : undefined;
		return field ? [ { id: clientId, field } ] : [];
	} );
}

/** The names of the conditional groups in a list of blocks, by block ID. */
export const groupsOf = ( blocks: readonly Block[] ): Map< string, string > =>
	new Map(
		flat( blocks ).flatMap( ( { name, clientId, attributes } ): [ string, string ][] => {
			const group = name === GROUP ? groupName( pieceOf( { attributes } as Block ).source ) : undefined;
			return group ? [ [ clientId, group ] ] : [];
		} )
	);

/** The markup around blocks that are grouped. */
export const AROUND = {
	[ STEP ]: { source: NEW_STEP, close: '</div>', tail: '\n' },
	[ GROUP ]: { source: '[group]', close: '[/group]', tail: '\n' },
} as const;

/** Copies for another position: the first one is separated from the block before it like a new block. */
export const asFirst = ( blocks: readonly Block[] ): Block[] =>
	blocks.map( ( block, place ) => cloneBlock( block, place ? {} : { lead: '', at: PIECE.at.default } ) );
