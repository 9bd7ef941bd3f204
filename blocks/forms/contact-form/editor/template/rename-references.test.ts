import type { Mail } from '../form-document';
import {
	changedNames,
	doubleNames,
	followInMails,
	inRules,
	inSections,
	nameFor,
	renamedReferences,
} from './rename-references';
import { readField, type Placed } from './field';

const mail = ( body: string, more: Partial< Mail > = {} ): Mail => ( {
	active: true,
	subject: '',
	sender: '',
	recipient: '',
	body,
	additional_headers: '',
	attachments: '',
	use_html: false,
	exclude_blank: false,
	...more,
} );

/** Fields by their blocks: `{ 1: '[text a]' }`. */
const on = ( fields: Record< string, string > ): Placed[] =>
	Object.entries( fields ).map( ( [ id, source ] ) => ( { id, field: readField( source )! } ) );

const follow = ( first: Mail, before: Record< string, string >, after: Record< string, string > ) =>
	followInMails( { mail: first, mail_2: mail( '[a]' ) }, on( before ), on( after ) );

test( 'a new name is the field’s in both mails, however it is asked for', () => {
	const { mail: first, mail_2: second } = follow(
		mail( '[a] [ a ] [_raw_a] [_format_a "Y"] [ab] [_b_a]', {
			subject: 'Of [a]',
			additional_headers: 'Reply-To: [a]',
		} ),
		{ 1: '[text a]' },
		{ 1: '[text b]' }
	);
	expect( first.body ).toBe( '[b] [ b ] [_raw_b] [_format_b "Y"] [ab] [_b_a]' );
	expect( [ first.subject, first.additional_headers, second.body ] ).toEqual( [ 'Of [b]', 'Reply-To: [b]', '[b]' ] );
} );

test( 'a name that another field still has stays in the mails', () => {
	const { mail: first } = follow( mail( '[a]' ), { 1: '[text a]', 2: '[text a]' }, { 1: '[text b]', 2: '[text a]' } );
	expect( first.body ).toBe( '[a]' );
} );

test( 'a new field comes into the first mail with its label, above the signature, and once', () => {
	const added = ( body: string ) =>
		follow( mail( body ), {}, { 1: '<label>A &amp; <b>B</b> [text a]</label>' } ).mail.body;
	expect( added( 'Hi\n\n-- \nSite' ) ).toBe( 'Hi\nA & B: [a]\n\n-- \nSite' );
	expect( added( '' ) ).toBe( 'A & B: [a]' );
	expect( added( 'x [_raw_a]' ) ).toBe( 'x [_raw_a]' );
	expect( follow( mail( '' ), {}, { 1: '[submit]', 2: '[count a]', 3: '[quiz q]' } ).mail.body ).toBe( '' );
} );

test( 'a field that only moves, as another block, comes into no mail and leaves none', () => {
	const { mail: first, mail_2: second } = follow( mail( 'Hi' ), { 1: '[text a]' }, { 2: '[text a]' } );
	expect( [ first.body, second.body ] ).toEqual( [ 'Hi', '[a]' ] );
} );

test( 'a label that the mail says, too, is changed there; other words stay', () => {
	const changed = ( body: string ) =>
		follow( mail( body ), { 1: '<label>A [text a]</label>' }, { 1: '<label>B $& [text a]</label>' } ).mail.body;
	expect( changed( 'x\nA: [a]\ny' ) ).toBe( 'x\nB $&: [a]\ny' );
	expect( changed( 'Dear A: [a]' ) ).toBe( 'Dear A: [a]' );
} );

test( 'a field that is gone takes its own line along and leaves what somebody wrote', () => {
	const gone = ( body: string ) => follow( mail( body ), { 1: '<label>A [text a]</label>' }, {} ).mail.body;
	expect( gone( 'x\nA: [a]\ny' ) ).toBe( 'x\ny' );
	expect( gone( '[a]\ny' ) ).toBe( 'y' );
	expect( gone( 'Dear [a],' ) ).toBe( 'Dear [a],' );
	expect( gone( 'x\nYour letter: [_raw_a]\n<b>That:</b> [a]\ny' ) ).toBe( 'x\ny' );
	expect( gone( 'A and B: [a] [b]\nYou wrote: [a], we read' ) ).toBe( 'A and B: [a] [b]\nYou wrote: [a], we read' );
} );

test( 'a label that asks stands in a mail without a colon', () => {
	const added = ( label: string ) => follow( mail( '' ), {}, { 1: `<label>${ label } [text a]</label>` } ).mail.body;
	expect( [ added( 'How large?' ), added( 'Size:' ), added( 'كم؟' ) ] ).toEqual( [
		'How large? [a]',
		'Size: [a]',
		'كم؟ [a]',
	] );
} );

test( 'a second field of a name gets one of its own; what counts or repeats a field keeps it', () => {
	const after = on( { 1: '[text a]', 2: '[text a]', 3: '[count a]', 4: '[email a]' } );
	expect( [ ...doubleNames( on( { 1: '[text a]' } ), after ) ] ).toEqual( [
		[ '2', 'a-2' ],
		[ '4', 'a-3' ],
	] );
	expect( [ ...doubleNames( after, after ) ] ).toEqual( [] );
} );

test( 'what counts or repeats a field follows its name', () => {
	const before = on( { 1: '[text a]', 2: '[count a]', 3: '[reflection b]' } );
	const after = on( { 1: '[text c]', 2: '[count a]', 3: '[reflection b]' } );
	expect( [ ...renamedReferences( before, after ) ] ).toEqual( [ [ '2', 'c' ] ] );
} );

test( 'a name is made of a label', () => {
	expect( nameFor( 'Your <b>name</b> *', [] ) ).toBe( 'your-name' );
	expect( nameFor( 'Größe', [ 'gro-e' ] ) ).toBe( 'gro-e-2' );
	expect( nameFor( '電話', [] ) ).toBe( '' );
} );

test( 'groups and fields that gave up their names are told, and those that are gone', () => {
	const before = on( { 1: '[text a]', 2: '[text b]', 3: '[count a]' } );
	const after = on( { 1: '[text c]', 2: '[text b]', 3: '[count c]' } );
	const names = changedNames(
		before,
		after,
		new Map( [
			[ '4', 'firm' ],
			[ '5', 'me' ],
			[ '6', 'two' ],
			[ '7', 'two' ],
		] ),
		new Map( [
			[ '4', 'company' ],
			[ '6', 'three' ],
			[ '7', 'two' ],
		] )
	);
	expect( [ ...names.fields ] ).toEqual( [ [ 'a', 'c' ] ] );
	expect( [ ...names.groups ] ).toEqual( [ [ 'firm', 'company' ] ] );
	expect( [ ...names.gone ] ).toEqual( [ 'me' ] );
} );

test( 'further mails follow, too, with what they ask for', () => {
	const third = {
		...mail( 'A: [a]' ),
		part: 'mail_3',
		name: '',
		any: false,
		rules: [ { field: 'a', operator: 'equals', value: 'a' } ],
	};
	const mails = { mail: mail( '' ), mail_2: mail( '' ), mails: [ third ] };
	const before = on( { 1: '<label>A [text a]</label>' } );
	const now = inRules( followInMails( mails, before, on( { 1: '<label>B [text b]</label>' } ) ), {
		fields: new Map( [ [ 'a', 'b' ] ] ),
		choices: new Map(),
	} );
	expect( now.mails ).toEqual( [
		{ ...third, body: 'B: [b]', rules: [ { field: 'b', operator: 'equals', value: 'a' } ] },
	] );
} );

test( 'sections of the mails follow their group', () => {
	const body = '[firm]x[/firm] [ !firm ]y[/ !firm] [firms] [firm "x"]';
	const { mail: first } = inSections( { mail: mail( body ), mail_2: mail( '' ) }, new Map( [ [ 'firm', '$&' ] ] ) );
	expect( first.body ).toBe( '[$&]x[/$&] [ !$& ]y[/ !$&] [firms] [firm "x"]' );
} );
