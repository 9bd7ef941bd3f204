import { linkFor } from './value-link';

test.each( [
	[ 'https://example.org/a?b=c', 'https://example.org/a?b=c' ],
	[ 'HTTP://EXAMPLE.ORG', 'http://example.org/' ],
	[ 'mia@example.org', 'mailto:mia@example.org' ],
	[ 'mia+inbox@example.org', 'mailto:mia%2Binbox@example.org' ],
	[ 'mia@example.org?bcc=all@example.org', '' ],
	[ 'mia@example.org?bcc=x.org', 'mailto:mia@example.org%3Fbcc%3Dx.org' ],
	[ 'javascript:alert(1)', '' ],
	[ 'JaVaScRiPt://example.org/%0aalert(1)', '' ],
	[ 'data:text/html,<script>', '' ],
	[ 'https://', '' ],
	[ 'see https://example.org', '' ],
	[ 'https://example.org and more', '' ],
	[ '//example.org', '' ],
	[ 'a@b', '' ],
	[ '', '' ],
] )( '%j is linked to %j', ( text, href ) => {
	expect( linkFor( text ) ).toBe( href );
} );
