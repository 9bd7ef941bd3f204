<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Mail;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Mail\MailTagReplacer;
use Frontage\Forms\Tests\Inbox\Submissions;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

require_once dirname( __DIR__ ) . '/Inbox/Submissions.php';

final class MailTagReplacerTest extends WordPressTestCase {

	private const TEMPLATE = '[text your-name][email your-email][text blank][date when][select menu "CEO|ceo@example.test, vice@example.test" "Other"]
		[checkbox boxes "a" "b"][checkbox other free_text "Known" "Other"][acceptance agree]I accept <b>all</b>[/acceptance][acceptance agree-two optional]No[/acceptance][text with.dot][file up]';

	/** @return iterable<string, array{string, string}> */
	public static function lines(): iterable {
		yield 'a field' => [ 'Dear [your-name],', 'Dear Ann "O" <b>,' ];
		yield 'blanks inside' => [ '[ your-name ]|[	your-name	]', 'Ann "O" <b>|Ann "O" <b>' ];
		yield 'a field that is empty' => [ '([blank])', '()' ];
		yield 'a name nobody knows' => [ '[no-such] [no such] [1st] []', '[no-such] [no such] [1st] []' ];
		yield 'double brackets' => [ '[[your-name]] [[no-such]] [[your-name]', '[your-name] [no-such] [Ann "O" <b>' ];
		yield 'a list' => [ '[boxes]', 'a, b' ];
		yield 'after the pipe' => [ '[menu]', 'ceo@example.test, vice@example.test' ];
		yield 'before the pipe' => [ '[_raw_menu]', 'CEO' ];
		yield 'a list before the pipe' => [ '[_raw_boxes]', 'a, b' ];
		yield 'free text' => [ '[other]', 'Other my own' ];
		yield 'consents' => [ '[agree] [agree-two]', 'Consented: I accept all Not consented: No' ];
		yield 'a date as typed' => [ '[when]', '2026-05-01' ];
		yield 'a date in a format' => [ '[_format_when "D, d M y"] [_format_when \'Y\']', 'Fri, 01 May 26 2026' ];
		yield 'no format' => [ '[_format_when]', '2026-05-01' ];
		yield 'no date' => [ '[_format_your-name "Y"][_format_blank "Y"]', 'Ann "O" <b>' ];
		yield 'raw and format of no field' => [ '[_raw_no-such] [_format_no-such "Y"] [_raw_]', '[_raw_no-such] [_format_no-such "Y"] [_raw_]' ];
		yield 'a dot in a name' => [ '[with.dot] [with_dot]', 'dotted dotted' ];
		yield 'files' => [ '[up]', 'one.txt, two.txt' ];
		yield 'the request' => [ '[_remote_ip] [_user_agent] [_url]', '192.0.2.10 Mozilla/5.0 (test) http://example.test/contact/' ];
		yield 'the old spelling' => [ '[wpcf7.remote_ip]', '192.0.2.10' ];
		yield 'when' => [ '[_date] [_time]', 'March 2, 2026 1:30 am' ];
		yield 'the form' => [ '[_contact_form_title]: [_invalid_fields]', 'A "form": 3' ];
		yield 'the site' => [ '[_site_title]|[_site_description]|[_site_url]|[_site_domain]|[_site_admin_email]', "Ann's & Bob's|Boats & more|http://example.test|example.test|admin@example.test" ];
		yield 'nobody is signed in' => [ '[_user_login][_user_email][_user_display_name][_user_no_such]', '' ];
		yield 'nothing counts without a store' => [ '[_serial_number]', '[_serial_number]' ];
		yield 'of no kind we know' => [ '[_post_password] [_site_secret] [_other]', '[_post_password] [_site_secret] [_other]' ];
	}

	#[DataProvider( 'lines' )]
	public function test_mail_tags_of_a_line( string $text, string $expected ): void {
		update_option( 'blogname', "Ann's & Bob's" );
		update_option( 'blogdescription', 'Boats & more' );
		update_option( 'admin_email', 'admin@example.test' );
		update_option( 'timezone_string', 'Europe/Berlin' );
		self::assertSame( $expected, $this->tags()->replace( $text ) );
	}

	public function test_what_is_of_the_site_is_known_without_rendering_the_form(): void {
		$rendered = 0;
		add_filter( 'frontage_forms_elements', static function ( string $html ) use ( &$rendered ): string {
			++$rendered;
			return $html;
		} );
		$this->tags()->replace( '[_site_title] [_url] [_raw_menu] [your-name]' );
		self::assertSame( 0, $rendered );
		$this->tags()->replace( '[no-such]' );
		self::assertSame( 1, $rendered, 'An input of the owner’s own markup may be called so.' );
	}

	public function test_values_in_html_are_escaped_and_conditions_keep_their_markup(): void {
		self::assertSame(
			'<p>Ann &quot;O&quot; &lt;b&gt; – Consented: I accept <b>all</b> &amp;amp;</p>',
			$this->tags( [ 'with_dot' => '&amp;' ] )->replace_body( '<p>[your-name] – [agree] [with_dot]</p>', true )
		);
		self::assertSame( 'A title', $this->tags()->replace_body( 'A title', true ) );
		update_option( 'blogname', '<i>&' );
		self::assertSame( '&lt;i&gt;&amp;', $this->tags()->replace_body( '[_site_title]', true ) );
		foreach ( [ 'one -- two', 'https://example.org/a--b', '10x20', "it's...", 'AB--12"' ] as $typed ) {
			self::assertSame( htmlspecialchars( $typed, ENT_QUOTES ), $this->tags( [ 'blank' => $typed ] )->replace_body( '[blank]', true ), 'Exactly the characters that were typed.' );
		}
	}

	public function test_lists_in_a_body_are_joined_as_the_language_does(): void {
		global $wp_locale;
		$english                        = $wp_locale->list_item_separator;
		$wp_locale->list_item_separator = '、';
		$written                        = [ $this->tags()->replace_body( '[boxes]' ), $this->tags()->replace( '[boxes]' ) ];
		$wp_locale->list_item_separator = $english;
		self::assertSame( [ 'a、b', 'a, b' ], $written );
	}

	public function test_lines_whose_mail_tags_are_all_empty_are_left_out(): void {
		$body = "Name: [your-name]\r\nBlank: [blank]\nBoth: [blank] [your-name]\n\nPlain\nUnknown [no-such]\nWho: [_user_login]|[_user_email]\n[[blank]]";
		self::assertSame( "Name: Ann \"O\" <b>\nBoth:  Ann \"O\" <b>\n\nPlain\nUnknown [no-such]\n[blank]", $this->tags()->replace_body( $body, exclude_blank: true ) );
		self::assertStringContainsString( "Blank: \n", $this->tags()->replace_body( $body ) );
	}

	public function test_visitors_cannot_add_addresses_and_owners_can(): void {
		$tags = $this->tags( [ 'your-name' => "Doe, J <x@evil.test>\r\nBcc: y@evil.test" ] );
		self::assertSame( 'Doe J x@evil.test Bcc: y@evil.test <ann@example.test>', $tags->replace_addresses( '[your-name] <[your-email]>' ) );
		self::assertSame( 'ceo@example.test, vice@example.test', $tags->replace_addresses( '[menu]' ) );
		self::assertSame( 'z@evil.test ceo@example.test', $this->tags( [ 'menu' => 'z@evil.test,ceo@example.test' ] )->replace_addresses( '[menu]' ) );
		self::assertSame( 'Other x@evil.test y', $this->tags( [ 'other' => [ 'Other x@evil.test, y' ] ] )->replace_addresses( '[other]' ) );
	}

	public function test_messages_are_plain_text(): void {
		self::assertSame( 'Thank you, Ann "O" !', $this->tags()->replace_message( '<strong>Thank you</strong>, [your-name]!' ) );
		$form = Submissions::form();
		self::assertSame( 'Thank you, ! 192', ( new MailTagReplacer( $form ) )->replace_message( 'Thank you, [your-name]! 192' ) );
	}

	public function test_the_page_around_the_form_is_named_if_everybody_may_see_it(): void {
		$tags = '[_post_id] [_post_name] [_post_title] [_post_url] [_post_author] [_post_author_email]';
		$id   = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'boats', 'post_title' => 'Boats', 'post_author' => 1 ] );
		self::assertSame( "$id boats Boats http://example.test/boats/ admin admin@example.test", $this->on_page( $id )->replace( $tags ) );
		wp_update_post( [ 'ID' => $id, 'post_status' => 'private' ] );
		self::assertSame( '', trim( $this->on_page( $id )->replace( $tags ) ) );
		self::assertSame( '', trim( $this->on_page( 0 )->replace( $tags ) ) );
	}

	public function test_a_person_signed_in_is_named_without_secrets(): void {
		$user = get_userdata( $this->sign_in( 'subscriber' ) );
		self::assertInstanceOf( \WP_User::class, $user );
		update_user_meta( $user->ID, 'nickname', 'Nick' );
		update_user_meta( $user->ID, 'phone', '+49 30' );
		self::assertSame( "{$user->user_login} {$user->user_email} {$user->display_name} Nick {$user->ID}", $this->tags()->replace( '[_user_login] [_user_email] [_user_display_name] [_user_nickname] [_user_ID]' ) );
		self::assertSame( '', $this->tags()->replace( '[_user_phone]' ), 'What a shop keeps of a customer is not for who edits the form.' );
		add_filter( 'user_contactmethods', static fn ( array $methods ): array => [ 'phone' => 'Phone' ] + $methods );
		self::assertSame( '+49 30', $this->tags()->replace( '[_user_phone]' ) );
		self::assertSame( '', $this->tags()->replace( '[_user_pass][_user_activation_key][_user_session_tokens][_user_user_pass]' ) );
	}

	public function test_sites_may_add_mail_tags_and_change_values(): void {
		add_filter( 'frontage_forms_special_mail_tag', static fn ( ?string $value, string $name ): ?string => '_serial_number' === $name ? '17 <' : $value, 10, 2 );
		add_filter( 'frontage_forms_mail_tag_value', static fn ( ?string $value, string $name ): ?string => 'blank' === $name ? 'filled' : $value, 10, 2 );
		self::assertSame( '17 < filled', $this->tags()->replace( '[_serial_number] [blank]' ) );
		self::assertSame( '17 &lt;', $this->tags()->replace_body( '[_serial_number]', true ) );
	}

	/** @param array<string, string|list<string>> $values */
	private function tags( array $values = [] ): MailTagReplacer {
		return new MailTagReplacer( $this->form(), Submissions::make( $this->send( $values ) ), 3 );
	}

	private function on_page( int $id ): MailTagReplacer {
		return new MailTagReplacer( $this->form(), Submissions::make( [ 'container_post' => $id ] + $this->send() ) );
	}

	private function form(): Form {
		return Submissions::form()->with( [ 'template' => self::TEMPLATE, 'title' => 'A "form"' ] );
	}

	/**
	 * @param array<string, string|list<string>> $values
	 * @return array<string, mixed>
	 */
	private function send( array $values = [] ): array {
		return [
			'form'     => $this->form(),
			'values'   => $values + [
				'your-name'  => 'Ann "O" <b>',
				'your-email' => 'ann@example.test',
				'blank'      => '',
				'when'       => '2026-05-01',
				'menu'       => 'CEO',
				'boxes'      => [ 'a', 'b' ],
				'other'      => [ 'Other my own' ],
				'agree'      => '1',
				'agree-two'  => '',
				'with_dot'   => 'dotted',
			],
			'files'    => [ 'up' => [ [ 'path' => '/tmp/one.txt', 'name' => 'öne.txt' ], [ 'path' => '', 'name' => 'two.txt' ] ] ],
			'received' => '2026-03-02 00:30:00',
		];
	}
}
