import { caretBetween } from './caret-after-undo';

const block = ( clientId: string, content: string, innerBlocks: never[] = [] ) =>
	( { clientId, name: 'core/paragraph', attributes: { content }, innerBlocks } ) as never;

test.each( [
	[ 'letters that went', 'One two three', 'One two', 7 ],
	[ 'letters that came back', 'One three', 'One two three', 7 ],
	[ 'a mark around others', 'One two', 'One <b>two</b>!', 8 ],
	[ 'one of two letters alike', 'aaa', 'aa', 2 ],
	[ 'everything', 'One', '', 0 ],
] )( 'the caret stands behind %s', ( _, before, after, offset ) => {
	expect(
		caretBetween( [ block( 'a', before ), block( 'b', 'x' ) ], [ block( 'a', after ), block( 'b', 'x' ) ] )
	).toEqual( {
		clientId: 'a',
		attributeKey: 'content',
		offset,
	} );
} );

test( 'where blocks come and go, or several change, it stays', () => {
	expect( caretBetween( [ block( 'a', 'x' ) ], [ block( 'a', 'x' ), block( 'b', 'y' ) ] ) ).toBeUndefined();
	expect(
		caretBetween( [ block( 'a', 'x' ), block( 'b', 'x' ) ], [ block( 'a', 'y' ), block( 'b', 'y' ) ] )
	).toBeUndefined();
} );
