<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Business;

use Frontage\Site\Business\BusinessBindingSource;
use Frontage\Site\Business\BusinessField;
use Frontage\Site\Business\BusinessProfile;
use Frontage\Site\Business\BusinessSchema;
use Frontage\Site\Business\BusinessScreen;
use Frontage\Site\Business\OpeningHours;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class BusinessProfileTest extends WordPressTestCase {

	private const FIRM = [
		'search'    => '1',
		'kind'      => 'ProfessionalService',
		'name'      => 'Halden & Rowe',
		'phones'    => [ [ 'text' => '+47 (0) 55 12 34 56', 'label' => 'Office' ], [ 'text' => '' ], [ 'text' => '55 99', 'label' => '' ] ],
		'emails'    => [ [ 'text' => 'post@example.com' ], [ 'text' => 'none' ] ],
		'addresses' => [ [ 'street' => 'Strandgaten 18', 'postcode' => '5013', 'city' => 'Bergen', 'country' => 'Norway' ], [ 'label' => 'nothing' ] ],
		'hours'     => [ 1 => [ [ 'opens' => '08:00', 'closes' => '16:00' ] ], 2 => [ [ 'opens' => '08:00', 'closes' => '16:00' ] ], 3 => [ [ 'opens' => '09:00', 'closes' => '12:00' ], [ 'opens' => '13:00', 'closes' => '15:00' ] ] ],
		'latitude'  => '60,3913',
		'longitude' => '5.3221',
		'profiles'  => [ 'https://www.linkedin.com/company/x', 'javascript:alert(1)', '' ],
	];

	protected function setUp(): void {
		parent::setUp();
		update_option( 'start_of_week', 1 );
		update_option( 'time_format', 'H:i' );
		update_option( BusinessProfile::OPTION, BusinessProfile::clean( self::FIRM ) );
	}

	protected function tearDown(): void {
		delete_option( BusinessProfile::OPTION );
		parent::tearDown();
	}

	public function test_empty_rows_and_what_is_none_are_gone(): void {
		$facts = BusinessProfile::facts();
		self::assertSame( [ 'Office', '' ], array_column( $facts['phones'], 'label' ) );
		self::assertSame( [ 'post@example.com' ], array_column( $facts['emails'], 'text' ) );
		self::assertCount( 1, $facts['addresses'] );
		self::assertSame( '60.3913', $facts['latitude'] );
		self::assertSame( [ 'https://www.linkedin.com/company/x' ], $facts['profiles'] );
		self::assertSame( $facts, BusinessProfile::clean( $facts ) );
	}

	public function test_an_email_address_with_a_domain_of_any_script_is_kept_as_typed_and_linked_as_mail_servers_know_it(): void {
		update_option( BusinessProfile::OPTION, BusinessProfile::clean( [ 'search' => 1, 'emails' => [ [ 'text' => 'info@müller.example' ], [ 'text' => "mailto:post\u{200B}@例え.テスト" ], [ 'text' => 'info@müller..example' ] ] ] ) );
		self::assertSame( [ 'info@müller.example', 'post@例え.テスト' ], array_column( BusinessProfile::facts()['emails'], 'text' ) );
		self::assertSame( 'info@müller.example', BusinessBindingSource::value( [ 'field' => 'email' ] ) );
		self::assertSame( 'mailto:info@xn--mller-kva.example', BusinessBindingSource::value( [ 'field' => 'email', 'part' => 'href' ] ) );
		self::assertSame( 'mailto:post@xn--r8jz45g.xn--zckzah', BusinessField::find( 'email', 1 )->href ?? '' );
		self::assertSame( 'info@xn--mller-kva.example', BusinessSchema::document()['email'] );
	}

	public function test_what_is_bound_is_escaped_once_in_texts_and_in_attributes(): void {
		$html = do_blocks( '<!-- wp:image {"metadata":{"bindings":{"alt":{"source":"frontage/business","args":{"field":"name"}}}}} --><figure class="wp-block-image"><img src="logo.png" alt=""/></figure><!-- /wp:image -->' );
		self::assertStringContainsString( 'alt="Halden &amp; Rowe"', $html );
		$html = do_blocks( '<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"frontage/business","args":{"field":"name"}}}}} --><p></p><!-- /wp:paragraph -->' );
		self::assertStringContainsString( '>Halden &amp; Rowe</p>', $html );
	}

	/** @return iterable<string, array{ mixed }> */
	public static function nonsense(): iterable {
		foreach ( [ null, 7, 'x', [ [] ], [ 'phones' => 'x', 'hours' => [ 9 => 'x', 1 => [ 'x' ] ], 'logo' => [], 'name' => [ 'x' ], 'profiles' => [ [ 'x' ] ], 'latitude' => '91' ] ] as $at => $said ) {
			yield "nonsense $at" => [ $said ];
		}
	}

	#[DataProvider( 'nonsense' )]
	public function test_nonsense_is_nothing_that_is_known( mixed $said ): void {
		$facts = BusinessProfile::clean( $said );
		self::assertSame( [ [], [], [], [], '' ], [ $facts['phones'], $facts['addresses'], $facts['hours'], $facts['profiles'], $facts['latitude'] ] );
	}

	public function test_hours_are_grouped_as_people_say_them(): void {
		self::assertSame(
			[
				[ 'days' => 'Monday – Tuesday', 'times' => '08:00 – 16:00' ],
				[ 'days' => 'Wednesday', 'times' => '09:00 – 12:00, 13:00 – 15:00' ],
				[ 'days' => 'Thursday – Sunday', 'times' => 'Closed' ],
			],
			OpeningHours::lines( BusinessProfile::facts()['hours'] )
		);
		self::assertSame( [], OpeningHours::lines( [] ) );
	}

	public function test_special_days_are_told_thirty_days_before_and_go_when_they_are_over(): void {
		$day = static fn ( int $days ): string => (string) wp_date( 'Y-m-d', time() + $days * DAY_IN_SECONDS );
		$row = static fn ( int $from, int $until, string $name, string $opens = '', string $closes = '' ): array => [ 'from' => $day( $from ), 'until' => $day( $until ), 'name' => $name ] + compact( 'opens', 'closes' );
		update_option( BusinessProfile::OPTION, BusinessProfile::clean( [ 'kind' => 'Store', 'special_days' => [ $row( 40, 40, 'Far' ), $row( 5, 5, 'Eve', '08:00', '12:00' ), $row( -9, -3, 'Over' ), $row( -1, 2, 'Break' ), [ 'from' => '2026-13-01' ], 'x' ] ] + self::FIRM ) );
		$facts = BusinessProfile::facts();
		self::assertSame( [ 'Over', 'Break', 'Eve', 'Far' ], array_column( $facts['special_days'], 'name' ) );
		$lines = array_slice( OpeningHours::current(), 3 );
		self::assertSame( [ 'Closed', '08:00 – 12:00' ], array_column( $lines, 'times' ) );
		self::assertSame( wp_date( 'M j', time() + 5 * DAY_IN_SECONDS ) . ', Eve', $lines[1]['days'] );
		self::assertStringContainsString( ', Break: Closed', BusinessField::find( 'hours' )?->text() ?? '' );
		self::assertSame( [ '@type' => 'OpeningHoursSpecification', 'opens' => '00:00', 'closes' => '00:00', 'validFrom' => $day( -1 ), 'validThrough' => $day( 2 ) ], BusinessSchema::document()['specialOpeningHoursSpecification'][0] );
		self::assertCount( 3, BusinessSchema::document()['specialOpeningHoursSpecification'] );
	}

	public function test_a_connected_text_follows_the_settings_and_else_stays(): void {
		$bound = static fn ( array $arguments ): string => do_blocks( '<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"frontage/business","args":' . wp_json_encode( $arguments ) . '}}}} --><p>As written</p><!-- /wp:paragraph -->' );
		self::assertStringContainsString( '>Halden &amp; Rowe<', $bound( [ 'field' => 'name' ] ) );
		self::assertStringContainsString( '>Strandgaten 18, 5013 Bergen, Norway<', $bound( [ 'field' => 'address' ] ) );
		self::assertStringContainsString( '>As written<', $bound( [ 'field' => 'address', 'index' => 3 ] ) );
		self::assertStringContainsString( '>As written<', $bound( [ 'field' => [ 'x' ] ] ) );
		self::assertSame( 'tel:+4755123456', BusinessBindingSource::value( [ 'field' => 'phone', 'part' => 'href' ] ) );
		self::assertSame( 'tel:5599', BusinessBindingSource::value( [ 'field' => 'phone', 'index' => 1, 'part' => 'href' ] ) );
		self::assertStringStartsWith( 'https://www.openstreetmap.org/search?query=Strandgaten%2018', BusinessField::find( 'address' )->href ?? '' );
	}

	/** @param array<string, mixed> $arguments */
	private static function bound( string $name, string $markup, string $attribute, array $arguments ): string {
		$attributes = [ 'metadata' => [ 'bindings' => [ $attribute => [ 'source' => 'frontage/business', 'args' => $arguments ] ] ] ];
		return trim( do_blocks( sprintf( '<!-- wp:%1$s %2$s -->%3$s<!-- /wp:%1$s -->', $name, wp_json_encode( $attributes ), $markup ) ) );
	}

	public function test_what_a_text_is_connected_to_can_be_tapped(): void {
		$text = static fn ( array $arguments ): string => self::bound( 'paragraph', '<p></p>', 'content', $arguments );
		self::assertStringContainsString( '><a href="tel:+4755123456" dir="ltr">+47 (0) 55 12 34 56</a></p>', $text( [ 'field' => 'phone' ] ) );
		self::assertStringContainsString( '><strong>Call</strong><br><a href="tel:+4755123456" dir="ltr">', $text( [ 'field' => 'phone', 'part' => 'link', 'label' => 'Call' ] ) );
		self::assertStringContainsString( '<a href="mailto:post@example.com" dir="ltr">post@example.com</a>', html_entity_decode( $text( [ 'field' => 'email' ] ) ) );
		self::assertMatchesRegularExpression( '~><a href="https://www\.openstreetmap\.org/[^"]+">Strandgaten 18, 5013 Bergen, Norway</a><~', $text( [ 'field' => 'address' ] ) );
		self::assertStringContainsString( 'Monday – Tuesday: 08:00 – 16:00<br>', $text( [ 'field' => 'hours', 'part' => 'link' ] ) );
		self::assertStringContainsString( '>+47 (0) 55 12 34 56</p>', $text( [ 'field' => 'phone', 'part' => 'text' ] ), 'Who asked for the text gets it.' );
		$button = '<div class="wp-block-button"><a class="wp-block-button__link wp-element-button">Write</a></div>';
		self::assertStringContainsString( 'href="mailto:post@example.com"', self::bound( 'button', $button, 'url', [ 'field' => 'email', 'part' => 'link' ] ) );
		self::assertSame( 1, substr_count( self::bound( 'button', $button, 'text', [ 'field' => 'phone', 'part' => 'link' ] ), '<a ' ), 'No link within a link.' );
	}

	public function test_what_is_to_be_a_link_is_not_printed_while_nothing_is_known(): void {
		delete_option( BusinessProfile::OPTION );
		foreach ( [ 'phone', 'email', 'address', 'hours' ] as $field ) {
			self::assertSame( '', self::bound( 'paragraph', '<p>+1 555 0100</p>', 'content', [ 'field' => $field, 'part' => 'link' ] ), $field );
		}
		self::assertSame( '', self::bound( 'button', '<div class="wp-block-button"><a class="wp-block-button__link" href="mailto:me@example.com">Write</a></div>', 'url', [ 'field' => 'email', 'part' => 'link' ] ) );
		self::assertStringContainsString( '>As written<', do_blocks( '<!-- wp:paragraph --><p>As written</p><!-- /wp:paragraph -->' ), 'Others of its kind stay.' );
	}

	public function test_search_engines_are_told_on_the_front_page_once_and_only_if_it_is_ticked(): void {
		$document = BusinessSchema::document();
		self::assertSame( 'ProfessionalService', $document['@type'] );
		self::assertSame( 'Halden & Rowe', $document['name'] );
		self::assertSame( [ '@type' => 'PostalAddress', 'streetAddress' => 'Strandgaten 18', 'postalCode' => '5013', 'addressLocality' => 'Bergen', 'addressCountry' => 'Norway' ], $document['address'] );
		self::assertSame( 60.3913, $document['geo']['latitude'] );
		self::assertSame(
			[
				[ '@type' => 'OpeningHoursSpecification', 'dayOfWeek' => [ 'Monday', 'Tuesday' ], 'opens' => '08:00', 'closes' => '16:00' ],
				[ '@type' => 'OpeningHoursSpecification', 'dayOfWeek' => [ 'Wednesday' ], 'opens' => '09:00', 'closes' => '12:00' ],
				[ '@type' => 'OpeningHoursSpecification', 'dayOfWeek' => [ 'Wednesday' ], 'opens' => '13:00', 'closes' => '15:00' ],
			],
			$document['openingHoursSpecification']
		);
		self::assertArrayNotHasKey( 'logo', $document );

		// The front page of a blog. Not parsed: a test before may have answered a REST request, and what does is never home.
		$GLOBALS['wp_query']          = new \WP_Query();
		$GLOBALS['wp_query']->is_home = true;
		$head = static function (): string {
			ob_start();
			BusinessSchema::print();
			return (string) ob_get_clean();
		};
		self::assertSame( 1, substr_count( $head(), 'application/ld+json' ) );
		update_option( BusinessProfile::OPTION, BusinessProfile::clean( [ 'name' => '</script><script>alert(1)</script>', 'search' => 1 ] ) );
		self::assertSame( 1, substr_count( $head(), '</script' ) );
		update_option( BusinessProfile::OPTION, BusinessProfile::clean( [ 'search' => '' ] + self::FIRM ) );
		self::assertSame( '', $head() );
		delete_option( BusinessProfile::OPTION );
		self::assertSame( '', $head() );
	}

	public function test_without_a_name_it_is_called_as_the_site_is(): void {
		update_option( BusinessProfile::OPTION, BusinessProfile::clean( [ 'search' => 1 ] ) );
		update_option( 'blogname', 'Halden & Rowe' );
		self::assertSame( 'Halden & Rowe', BusinessSchema::document()['name'] );
	}

	public function test_the_form_prints_what_is_kept_and_an_empty_row_more(): void {
		$this->sign_in( 'administrator' );
		require_once ABSPATH . 'wp-admin/includes/template.php';
		BusinessScreen::add_fields();
		ob_start();
		do_settings_sections( 'frontage-site-business' );
		$html = (string) ob_get_clean();
		self::assertStringContainsString( 'value="+47 (0) 55 12 34 56"', $html );
		self::assertStringContainsString( 'name="frontage_site_business[phones][2][text]" value=""', $html );
		self::assertStringContainsString( '<input type="text" inputmode="email" dir="ltr" name="frontage_site_business[emails][0][text]" value="post@example.com"', $html, 'In an email field browsers would write domains as they are not typed.' );
		self::assertStringContainsString( 'name="frontage_site_business[hours][3][1][closes]" value="15:00"', $html );
		self::assertStringContainsString( 'name="frontage_site_business[addresses][1][city]" value=""', $html );
	}

	public function test_role_editor_changes_the_hours_and_nothing_else(): void {
		$this->sign_in( 'editor' );
		require_once ABSPATH . 'wp-admin/includes/template.php';
		$GLOBALS['wp_settings_sections'] = [];
		$GLOBALS['wp_settings_fields']   = [];
		BusinessScreen::register();
		BusinessScreen::add_fields();
		ob_start();
		do_settings_sections( 'frontage-site-business' );
		$html = (string) ob_get_clean();
		self::assertStringContainsString( 'name="frontage_site_business[hours][3][1][closes]" value="15:00"', $html );
		self::assertStringNotContainsString( 'frontage_site_business[phones]', $html );
		self::assertStringNotContainsString( 'frontage_site_business[name]', $html );

		$before = BusinessProfile::facts();
		self::assertTrue( current_user_can( apply_filters( 'option_page_capability_frontage_site_business', 'manage_options' ) ) );
		try {
			update_option( BusinessProfile::OPTION, [ 'name' => 'Another', 'search' => '', 'hours' => [ 5 => [ [ 'opens' => '10:00', 'closes' => '11:00' ] ] ] ] );
		} finally {
			remove_filter( 'pre_update_option_frontage_site_business', [ BusinessScreen::class, 'sanitize_hours_only' ] );
		}
		self::assertSame( [ 5 => [ [ 'opens' => '10:00', 'closes' => '11:00' ] ] ], BusinessProfile::facts()['hours'] );
		self::assertSame( [ 'hours' => [] ] + $before, [ 'hours' => [] ] + BusinessProfile::facts() );

		$this->sign_in( 'author' );
		self::assertFalse( current_user_can( apply_filters( 'option_page_capability_frontage_site_business', 'manage_options' ) ) );
		remove_filter( 'pre_update_option_frontage_site_business', [ BusinessScreen::class, 'sanitize_hours_only' ] );
	}
}
