import { applyRead } from './use-list';
import type { MessageList, Summary } from '../types';

const row = ( id: number, change: Partial< Summary > = {} ): Summary => ( {
	id,
	form: { id: 1, title: 'Contact' },
	from: 'Mia',
	subject: '',
	excerpt: '',
	received: { utc: '2026-01-01T00:00:00Z', text: 'January 1', short: 'Nov 20' },
	state: 'sent',
	read: false,
	late: false,
	reason: '',
	starred: false,
	done: false,
	assigned: null,
	reply: '',
	files: false,
	...change,
} );
const list = ( submissions: Summary[], change: Partial< MessageList > = {} ): MessageList => ( {
	submissions,
	older: null,
	total: null,
	unread: { count: 5, more: false },
	tabs: null,
	unsearched: 0,
	columns: [],
	...change,
} );

test( 'marking changes the lines and the count, each once', () => {
	const after = applyRead( list( [ row( 1 ), row( 2, { read: true } ), row( 3 ) ] ), [ 1, 2 ], true );

	expect( after.submissions.map( ( { read } ) => read ) ).toEqual( [ true, true, false ] );
	expect( after.unread ).toEqual( { count: 4, more: false } );
	expect( applyRead( after, [ 1, 2 ], false ).unread ).toEqual( { count: 6, more: false } );
} );

test( 'the count in the tab follows, and the other tabs stay', () => {
	const five = { count: 5, more: false };
	const tabs = { all: five, unread: five, attention: five, spam: five, trash: five };
	expect( applyRead( list( [ row( 1 ) ], { tabs } ), [ 1 ], true ).tabs ).toEqual( {
		...tabs,
		unread: { count: 4, more: false },
	} );
} );

test( 'spam is not counted', () => {
	expect( applyRead( list( [ row( 1, { state: 'spam' } ) ] ), [ 1 ], true ).unread.count ).toBe( 5 );
} );

test( 'a count that ended at its limit stays', () => {
	expect( applyRead( list( [ row( 1 ) ], { unread: { count: 99, more: true } } ), [ 1 ], true ).unread ).toEqual( {
		count: 99,
		more: true,
	} );
} );
