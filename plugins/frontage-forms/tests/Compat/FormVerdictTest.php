<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Compat;

use Frontage\Forms\Compat\Switchover\SwitchoverScreen;
use Frontage\Forms\Compat\Switchover\Trial\FormOutline;
use Frontage\Forms\Compat\Switchover\Trial\FormTrial;
use Frontage\Forms\Compat\Switchover\Trial\FormVerdict;
use Frontage\Forms\Compat\Switchover\Trial\PreviewCard;
use Frontage\Forms\Compat\Switchover\Trial\TrialRequest;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** What the report says of a form that was tried, and how it previews the form and its emails. */
final class FormVerdictTest extends WordPressTestCase {

	private const MAIL = [ 'to' => 'a@example.test', 'subject' => 'S', 'headers' => [ 'From: x <x@example.test>', 'Reply-To: b@example.test' ], 'body' => "Hello\n", 'files' => [] ];

	public function test_what_visitors_or_styles_would_miss_is_a_difference(): void {
		$html    = '<div class="wpcf7 no-js" id="wpcf7-f6-o1"><form action="/a" class="b a"><fieldset class="hidden-fields-container"><input type="hidden" name="_wpcf7" value="6" /></fieldset><p>Your  name <input type="text" name="n" class="wpcf7-text" value="v" /><textarea name="t">x</textarea></p></form></div>';
		$outline = FormOutline::create( $html );
		$equal   = static fn ( string $other ): bool => [] === FormOutline::list_differences( $outline, FormOutline::create( $other ) );
		self::assertTrue( $equal( str_replace( [ '/a"', 'b a"', 'Your  name', 'value="6"', '<p>' ], [ '/b"', 'a b"', "Your\nname", 'value="7"', '<p><!-- x -->' ], $html ) ), 'the address, the order of classes, spaces, hidden fields, comments' );
		self::assertTrue( $equal( str_replace( 'name="n"', 'name="n" id="wpcf7-f6-o1-in-1" data-island="x"', $html ) ), 'what a script of ours needs' );
		foreach ( [ 'Your  name' => 'Your title', 'wpcf7-text' => 'text', 'name="n"' => 'name="m"', 'value="v"' => 'value="w"', '>x<' => '>y<', '<p>' => '<p><b></b>', 'type="text"' => 'type="text" required', 'wpcf7-f6-o1' => 'f6' ] as $old => $new ) {
			self::assertFalse( $equal( str_replace( $old, $new, $html ) ), "$old → $new" );
		}
		self::assertSame( [ '- Your name', '+ Your title' ], FormOutline::list_differences( $outline, FormOutline::create( str_replace( 'Your  name', 'Your title', $html ) ) ) );
		self::assertNotSame( [], FormOutline::list_differences( [ 'a', 'b' ], [ 'b', 'a' ] ), 'the same lines in another order' );
	}

	/** @return iterable<string, array{array<string, mixed>, array<string, mixed>, array<string, mixed>, string, list<string>, bool}> */
	public static function verdicts(): iterable {
		$sent    = [ 'html' => '<p>Name</p>', 'status' => 'mail_sent', 'mails' => [ self::MAIL ] ];
		$shown   = [ 'html' => '<p>[subscribe_box] <b>x</b></p>' ];
		$two     = [ 'mails' => [ self::MAIL, self::MAIL ] ] + $sent;
		$changed = static fn ( array $parts ): array => [ 'mails' => [ $parts + self::MAIL ] ] + $sent;
		yield 'one email' => [ $sent, $sent, [], 'Shown, sent, 1 email compared', [ 'Same page, same email' ], true ];
		yield 'two emails' => [ $two, $two, [], 'Shown, sent, 2 emails compared', [ 'Same page, same emails' ], true ];
		yield 'headers in another order, another end of line' => [ $sent, $changed( [ 'headers' => array_reverse( self::MAIL['headers'] ), 'body' => 'Hello' ] ), [], 'Shown, sent, 1 email compared', [ 'Same page, same email' ], true ];
		yield 'no email' => [ [ 'mails' => [] ] + $sent, [ 'mails' => [] ] + $sent, [], 'Shown, sent', [ 'Same page' ], true ];
		yield 'one email less' => [ $two, $sent, [], 'Shown, sent, 2 emails compared', [ 'The emails differ: number of emails' ], false ];
		yield 'another body and recipient' => [ $sent, $changed( [ 'to' => 'b@example.test', 'body' => 'Hi' ] ), [], 'Shown, sent, 1 email compared', [ 'The emails differ: recipient, body' ], false ];
		yield 'another header' => [ $sent, $changed( [ 'headers' => [] ] ), [], 'Shown, sent, 1 email compared', [ 'The emails differ: headers' ], false ];
		yield 'a file to allow' => [ $changed( [ 'files' => [ 'terms.pdf' ] ] ), $sent, [ 'files' => [ 'uploads/terms.pdf' ] ], 'Shown, sent, 1 email compared', [ 'Same, without <terms.pdf>' ], false ];
		yield 'another file is missing' => [ $changed( [ 'files' => [ 'other.pdf' ] ] ), $sent, [ 'files' => [ 'uploads/terms.pdf' ] ], 'Shown, sent, 1 email compared', [ 'The emails differ: attachments' ], false ];
		yield 'a tag that prints as text' => [ $shown, $shown, [ 'unknown' => [ 'subscribe_box' ] ], 'Shown', [ '<[subscribe_box]> prints as text, today too' ], true ];
		yield 'a tag that prints as text after the switch' => [ [ 'html' => '<p>Box <b>x</b></p>' ], $shown, [ 'unknown' => [ 'subscribe_box' ] ], 'Shown', [ 'The page differs', '<[subscribe_box]> has an unknown type' ], false ];
		yield 'another page' => [ $sent, [ 'html' => '<p>Title</p>' ] + $sent, [], 'Shown, sent, 1 email compared', [ 'The page differs' ], false ];
		yield 'another answer' => [ $sent, [ 'status' => 'spam', 'mails' => [] ] + $sent, [], 'Shown', [ 'The answer differs: <mail_sent> today, <spam> after the switch' ], false ];
		yield 'both reject the values' => [ [ 'status' => 'validation_failed', 'mails' => [] ] + $sent, [ 'status' => 'validation_failed', 'mails' => [] ] + $sent, [], 'Shown', [ 'Same page', 'Both plugins rejected the test values, so there was no email.' ], true ];
		yield 'no answer of one' => [ [ 'status' => '' ] + $sent, $sent, [], 'Shown', [ 'Same page', 'Not sent, because one of the plugins gave no answer.' ], true ];
		yield 'code of others' => [ [ 'foreign' => [ 'crm' ] ] + $shown, $shown, [], 'Shown', [ 'Same page', 'Not sent, because code of crm would run.' ], true ];
		yield 'an error after the switch' => [ $sent, [ 'error' => 'Oh' ], [], 'Tried to show', [ 'Stopped with an error', '<Oh>' ], false ];
		yield 'an error on both sides' => [ [ 'error' => 'Oh' ], [ 'error' => 'Oh' ], [], 'Tried to show', [ 'Stops with an error, today too' ], false ];
		yield 'Contact Form 7 shows nothing' => [ [], $sent, [], 'Tried to show', [ 'Contact Form 7 did not show it in the test, so nothing was compared' ], false ];
		yield 'Frontage shows nothing' => [ $sent, [], [], 'Tried to show', [ 'Frontage Forms did not show it' ], false ];
	}

	/**
	 * @param array<string, mixed> $today
	 * @param array<string, mixed> $after
	 * @param array<string, mixed> $finding
	 * @param list<string>         $results
	 */
	#[DataProvider( 'verdicts' )]
	public function test_the_result_says_what_was_tried_and_what_differs( array $today, array $after, array $finding, string $tried, array $results, bool $is_same ): void {
		$finding += [ 'id' => 1, 'title' => 'A', 'fields' => 1, 'of_add_ons' => [], 'unknown' => [], 'dead' => [], 'files' => [], 'problems' => [] ];
		$verdict  = new FormVerdict( $finding, new FormTrial( $today + TrialRequest::EMPTY_SIDE, $after + TrialRequest::EMPTY_SIDE ) );
		$texts    = array_map( static fn ( array $result ): string => $result['codes'] ? vsprintf( $result['text'], array_map( static fn ( string $code ): string => "<$code>", $result['codes'] ) ) : $result['text'], $verdict->results );
		self::assertSame( [ $tried, $results, $is_same ], [ $verdict->describe_tried(), $texts, $verdict->is_same ] );
	}

	public function test_a_preview_runs_no_script_and_ends_at_its_frame(): void {
		$evil  = '<p>x</p><script>alert(1)</script></iframe><img src=x onerror="alert(2)">&lt;b&gt;';
		$side  = [ 'html' => $evil, 'head' => "<style>a{content:'\"'}</style>", 'status' => 'mail_sent', 'mails' => [ [ 'headers' => [ 'Content-Type: text/html' ], 'body' => $evil, 'subject' => '"><script>' ] + self::MAIL, [ 'body' => $evil ] + self::MAIL ] ] + TrialRequest::EMPTY_SIDE;
		$forms = [ [ 'id' => 5, 'title' => '<i>A</i>' ] + [ 'fields' => 1, 'of_add_ons' => [], 'unknown' => [], 'dead' => [], 'files' => [], 'problems' => [] ] ];
		foreach ( [ 'page', PreviewCard::EMAIL ] as $view ) {
			$html = self::capture_output( static fn () => ( new PreviewCard( SwitchoverScreen::report_url() ) )->render( $forms, [ 5 => new FormTrial( $side, $side ) ], 5, $view ) );
			self::assertStringNotContainsString( '<script', $html );
			self::assertStringNotContainsString( '<img', $html );
			self::assertStringNotContainsString( '<i>', $html );
			$frames = [];
			$tags   = new \WP_HTML_Tag_Processor( $html );
			while ( $tags->next_tag( 'iframe' ) ) {
				$frames[] = [ $tags->get_attribute( 'sandbox' ), '' !== (string) $tags->get_attribute( 'title' ), str_contains( (string) $tags->get_attribute( 'srcdoc' ), $evil ) ];
			}
			self::assertSame( [ [ '', true, true ], [ '', true, true ] ], $frames, $view );
		}
	}

	private static function capture_output( callable $code ): string {
		ob_start();
		$code();
		return (string) ob_get_clean();
	}
}
