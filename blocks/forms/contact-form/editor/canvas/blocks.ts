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

/** What Enter adds. */
export const NEW_FIELD = {
	name: FIELD,
	attributes: { source: '<label>\n[text your-text]</label>', isNamedByLabel: true },
};

/** What a block of the canvas keeps: its piece of the template, as it is written. */
export type Piece = {
	source: string;
	lead: string;
	/** Which piece of its list it was when the template was read; below 0 for one that came since. */
	at: number;
	close: string;
	tail: string;
	/** Its name is made of its label until somebody gives it one. */
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

/** The fields among blocks, in the order of the page. */
export function placed( blocks: readonly Block[] ): Placed[] {
	return flat( blocks ).flatMap( ( { name, clientId, attributes } ) => {
		const field = name === FIELD ? fieldOf( attributes.source ) : undefined;
		return field ? [ { id: clientId, field } ] : [];
	} );
}

/** The names of the groups of conditions among blocks, by their ids. */
export const groupsOf = ( blocks: readonly Block[] ): Map< string, string > =>
	new Map(
		flat( blocks ).flatMap( ( { name, clientId, attributes } ): [ string, string ][] => {
			const group = name === GROUP ? groupName( pieceOf( { attributes } as Block ).source ) : undefined;
			return group ? [ [ clientId, group ] ] : [];
		} )
	);

/** What stands around pieces that are put together. */
export const AROUND = {
	[ STEP ]: { source: NEW_STEP, close: '</div>', tail: '\n' },
	[ GROUP ]: { source: '[group]', close: '[/group]', tail: '\n' },
} as const;

/** Copies for another place: the first one stands apart from what comes before it there as a new piece does. */
export const asFirst = ( blocks: readonly Block[] ): Block[] =>
	blocks.map( ( block, place ) => cloneBlock( block, place ? {} : { lead: '', at: PIECE.at.default } ) );
