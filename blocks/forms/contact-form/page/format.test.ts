import { statusEvent, statusWord } from './format';

test.each( [
	[ 'validation_failed', 'invalid', 'wpcf7invalid' ],
	[ 'acceptance_missing', 'unaccepted', 'wpcf7unaccepted' ],
	[ 'spam', 'spam', 'wpcf7spam' ],
	[ 'aborted', 'aborted', 'wpcf7aborted' ],
	[ 'mail_sent', 'sent', 'wpcf7mailsent' ],
	[ 'mail_failed', 'failed', 'wpcf7mailfailed' ],
	[ 'payment_required', 'payment-required', undefined ],
	[ 'error', 'custom-error', undefined ],
	[ 'queued_for_later_review', 'custom-queued-for_later_review', undefined ],
] )( '%s is the class %s and the event %s', ( status, word, event ) => {
	expect( statusWord( status ) ).toBe( word );
	expect( statusEvent( word ) ).toBe( event );
} );
