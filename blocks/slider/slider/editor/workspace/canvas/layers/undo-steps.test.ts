import type { Block as BlockInstance } from '@wordpress/blocks';
import { createSteps } from './undo-steps';

const paragraph = ( clientId: string, content: string, align?: string ): BlockInstance =>
	( {
		clientId,
		name: 'core/paragraph',
		attributes: { content, ...( align && { align } ) },
		innerBlocks: [],
	} ) as never;
const group = ( ...innerBlocks: BlockInstance[] ): BlockInstance =>
	( { clientId: 'group', name: 'core/group', attributes: {}, innerBlocks } ) as never;

/** Which of the changes are steps; each is ms after the one before. */
const steps = ( first: BlockInstance[], ...changes: [ after: BlockInstance[], ms: number ][] ) => {
	const isStep = createSteps();
	let [ before, at ] = [ first, 0 ];
	return changes.map( ( [ after, ms ] ) => {
		const is = isStep( before, after, ( at += ms ) );
		before = after;
		return is;
	} );
};
const typed = ( ...texts: string[] ) => texts.map( ( text ) => [ group( paragraph( 'a', text ) ) ] );

test( 'letters that follow each other are one step, until there is a pause', () => {
	const [ none, h, hi, hiya, his ] = typed( '', 'H', 'Hi', 'Hiy', 'His' ) as BlockInstance[][];
	expect( steps( none!, [ h!, 0 ], [ hi!, 300 ], [ hiya!, 300 ], [ his!, 1500 ] ) ).toEqual( [
		true,
		false,
		false,
		true,
	] );
} );

test( 'another attribute, another block and a new block are steps', () => {
	const two = ( one: string, other: string, align?: string ) => [
		paragraph( 'a', one, align ),
		paragraph( 'b', other ),
	];
	expect(
		steps(
			two( '', '' ),
			[ two( 'H', '' ), 0 ],
			[ two( 'H', '', 'center' ), 100 ],
			[ two( 'H', 'T', 'center' ), 100 ],
			[ [ ...two( 'H', 'T', 'center' ), paragraph( 'c', '' ) ], 100 ],
			[ two( 'H', 'T', 'center' ), 100 ]
		)
	).toEqual( [ true, true, true, true, true ] );
} );
