<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Reviews;

use Frontage\Kit\Database\DatabaseTransient;
use Frontage\Site\Reviews\ProviderCredentials;
use Frontage\Site\Reviews\ProviderRegistry;
use Frontage\Site\Reviews\Providers\GoogleProvider;
use Frontage\Site\Reviews\Providers\JsonFileProvider;
use Frontage\Site\Reviews\Providers\TrustpilotProductProvider;
use Frontage\Site\Reviews\Providers\TrustpilotProvider;
use Frontage\Site\Reviews\Providers\TrustpilotWidgetProvider;
use Frontage\Site\Reviews\RemoteRequest;
use Frontage\Site\Reviews\ReviewCache;
use Frontage\Site\Reviews\ReviewQuery;
use Frontage\Site\Reviews\ReviewResult;
use Frontage\Site\Reviews\ReviewSchema;
use Frontage\Tests\WordPressTestCase;
use WP_Error;

/** Each provider asked by a double of its server: what it is asked, and what is made of its answer. */
final class ProviderRegistryTest extends WordPressTestCase {

	private const FIRM = '46d6a890000064000500e0c3';

	/** @var list<array{ url: string, args: array<string, mixed> }> */
	private array $asked = [];

	public function test_trustpilot_is_asked_for_the_firm_by_its_address_with_the_key_in_a_header(): void {
		$this->set_up( [ 'trustpilot' => [ 'firm' => 'example.com', 'key' => 'secret-key' ] ] );
		$this->answers(
			[
				'/find?name=example.com'                 => [ 'id' => self::FIRM ],
				'/' . self::FIRM . '/reviews?perPage=20' => [ 'reviews' => [ [ 'id' => 'abc', 'consumer' => [ 'displayName' => 'Ada' ], 'stars' => 5, 'title' => 'Good', 'text' => "On time.\r\nWell.", 'createdAt' => '2026-02-03T04:05:06Z', 'language' => 'en', 'isVerified' => true, 'companyReply' => [ 'text' => 'Thank you.' ] ] ] ],
				'/' . self::FIRM                         => [ 'name' => [ 'identifying' => 'example.com' ], 'score' => [ 'trustScore' => 4.64 ], 'numberOfReviews' => [ 'total' => 231 ] ],
			]
		);
		$result = ReviewResult::from_answer( ( new TrustpilotProvider( $this->fetch() ) )->fetch( new ReviewQuery( 'trustpilot' ) ) );
		self::assertSame( [ 'score' => 4.6, 'count' => 231, 'label' => 'Trustpilot', 'url' => 'https://www.trustpilot.com/review/example.com' ], $result?->summary );
		self::assertSame( [ [ 'id' => 'abc', 'author' => 'Ada', 'stars' => 5.0, 'title' => 'Good', 'text' => "On time.\nWell.", 'date' => '2026-02-03', 'language' => 'en', 'verified' => true, 'url' => 'https://www.trustpilot.com/reviews/abc', 'reply' => 'Thank you.' ] ], $result->reviews );
		self::assertCount( 3, $this->asked );
		foreach ( $this->asked as [ 'url' => $url, 'args' => $args ] ) {
			self::assertStringStartsWith( 'https://api.trustpilot.com/v1/business-units', $url );
			self::assertStringNotContainsString( 'secret', $url );
			self::assertSame( 'secret-key', $args['headers']['apikey'] ?? '' );
			self::assertSame( [ 5, 0, 262_145, true ], [ $args['timeout'], $args['redirection'], $args['limit_response_size'], $args['reject_unsafe_urls'] ] );
		}
	}

	public function test_google_is_asked_for_what_is_shown_alone(): void {
		$this->set_up( [ 'google' => [ 'firm' => 'ChIJN1t_tDeuEmsR', 'key' => 'secret-key' ] ] );
		$this->answers( [ '/places/ChIJN1t_tDeuEmsR?languageCode=nb' => [ 'rating' => 4.2, 'userRatingCount' => 12, 'googleMapsUri' => 'https://maps.google.com/?cid=1', 'reviews' => [ [ 'name' => 'places/x/reviews/y', 'rating' => 4, 'text' => [ 'text' => 'Fint.', 'languageCode' => 'nb' ], 'authorAttribution' => [ 'displayName' => 'Kari', 'photoUri' => 'https://evil.test/p.png' ], 'publishTime' => '2026-01-02T00:00:00Z', 'googleMapsUri' => 'https://maps.google.com/r' ] ] ] ] );
		$result = ReviewResult::from_answer( ( new GoogleProvider( $this->fetch() ) )->fetch( new ReviewQuery( 'google', [ 'language' => 'nb' ] ) ) );
		self::assertSame( [ 'score' => 4.2, 'count' => 12, 'label' => 'Google', 'url' => 'https://maps.google.com/?cid=1' ], $result?->summary );
		self::assertSame( 'Kari', $result->reviews[0]['author'] );
		self::assertStringNotContainsString( 'evil.test', (string) wp_json_encode( $result->to_array() ), 'no picture of a person' );
		self::assertSame( 'rating,userRatingCount,googleMapsUri,reviews', $this->asked[0]['args']['headers']['X-Goog-FieldMask'] ?? '' );
		self::assertStringNotContainsString( 'secret', $this->asked[0]['url'] );
	}

	public function test_google_is_asked_in_the_language_of_the_site_alone(): void {
		add_filter( 'locale', static fn (): string => 'kab' );
		self::assertSame( [ 'language' => 'kab' ], ReviewQuery::for_business( 'google' )->of );
		add_filter( 'locale', static fn (): string => 'nb_NO' );
		self::assertSame( [ 'language' => 'nb' ], ReviewQuery::for_business( 'google' )->of );
		self::assertSame( [], ReviewQuery::for_business( 'trustpilot' )->of );
	}

	public function test_the_widget_s_own_data_are_read_only_where_the_owner_ticked_it(): void {
		$this->set_up( [ 'trustpilot' => [ 'firm' => self::FIRM ] ] );
		$widget = new TrustpilotWidgetProvider( $this->fetch() );
		self::assertFalse( $widget->is_ready() );
		$this->set_up( [ 'trustpilot' => [ 'firm' => self::FIRM ], 'trustpilot-widget' => [ 'on' => '1' ] ] );
		self::assertTrue( $widget->is_ready() );
		$this->answers( [ '/trustbox-data/539ad0ffdec7e10e686debd7?businessUnitId=' . self::FIRM . '&locale=en-US&includeReviews=true&reviewsPerPage=15' => [ 'businessUnit' => [ 'trustScore' => 4.4, 'numberOfReviews' => [ 'total' => 7 ] ], 'reviews' => [ [ 'stars' => 4, 'text' => 'Fine.' ] ] ] ] );
		$result = ReviewResult::from_answer( $widget->fetch( new ReviewQuery( 'trustpilot-widget' ) ) );
		self::assertSame( [ 4.4, 7, 'Fine.' ], [ $result?->summary['score'], $result?->summary['count'], $result?->reviews[0]['text'] ] );
	}

	public function test_what_search_engines_get_of_a_product_is_asked_by_a_task_and_read_field_by_field(): void {
		$of = [ 'firm' => self::FIRM, 'sku' => 'A 1', 'name' => 'Beam', 'template' => '54d39695764ea907c0f34825', 'language' => 'en', 'reviewnumber' => '', 'url' => 'https://example.test/beam' ];
		$this->answers( [ '/data/jsonld/business-unit/' . self::FIRM . '/product?sku=A%201&numberOfReviews=10&productName=Beam&language=en&templateId=54d39695764ea907c0f34825&url=https%3A%2F%2Fexample.test%2Fbeam' => [ '@type' => 'Product', 'evil' => '</script>', 'aggregateRating' => [ 'ratingValue' => '4.5', 'reviewCount' => '8' ], 'review' => [ [ 'author' => [ 'name' => 'Ada' ], 'reviewRating' => [ 'ratingValue' => '5' ], 'reviewBody' => 'Straight.', 'datePublished' => '2026-01-02' ] ] ] ] );
		$result = ReviewResult::from_answer( ( new TrustpilotProductProvider( $this->fetch() ) )->fetch( new ReviewQuery( ProviderRegistry::PRODUCT, $of ) ) );
		self::assertSame( [ 4.5, 8, 'Straight.' ], [ $result?->summary['score'], $result?->summary['count'], $result?->reviews[0]['text'] ] );
		self::assertStringNotContainsString( 'evil', (string) wp_json_encode( $result->to_array() ) );
		self::assertArrayNotHasKey( ProviderRegistry::PRODUCT, ProviderRegistry::available() );
	}

	public function test_woocommerce_s_own_product_gets_the_score_if_it_has_none_and_only_there(): void {
		foreach ( [ [ 'x', 'product', [ [ 'name' => 'a' ], [ 'name' => 'b' ] ] ], [ 'x', 'review', [ [] ] ], [ 'x', 'product', 'none' ] ] as [ $data, $type, $things ] ) {
			self::assertSame( [ '@context' => 'c' ], ReviewSchema::add_to_shop( [ '@context' => 'c' ], $data, $type, $things ) );
		}
	}

	public function test_a_file_elsewhere_is_asked_by_https_alone(): void {
		$this->set_up( [ 'file' => [ 'url' => 'http://reviews.example.com/r.json' ] ] );
		self::assertInstanceOf( WP_Error::class, ( new JsonFileProvider( $this->fetch() ) )->fetch( new ReviewQuery( 'file' ) ) );
		self::assertSame( [], $this->asked );
		$this->set_up( [ 'file' => [ 'url' => 'https://reviews.example.com/r.json' ] ] );
		$this->answers( [ '/r.json' => [ 'summary' => [ 'score' => 3 ], 'more' => 'x' ] ] );
		self::assertSame( [ 'summary' => [ 'score' => 3 ], 'reviews' => [] ], ( new JsonFileProvider( $this->fetch() ) )->fetch( new ReviewQuery( 'file' ) ) );
	}

	public function test_a_file_of_this_site_lies_below_wp_content_and_is_json(): void {
		$secret = WP_CONTENT_DIR . '/secret.txt';
		file_put_contents( $secret, '{"summary":{"score":1}}' );
		foreach ( [ 'secret.txt', '../wp-config.php', '..%2F..%2Fsecret.json', 'none.json' ] as $name ) {
			$this->set_up( [ 'file' => [ 'url' => content_url( $name ) ] ] );
			self::assertFalse( ( new JsonFileProvider( $this->fetch() ) )->is_local(), $name );
		}
		unlink( $secret );
		file_put_contents( WP_CONTENT_DIR . '/open.json', '{"summary":{"score":1}}' );
		foreach ( [ content_url( 'open.json' ) => true, wp_make_link_relative( content_url( 'open.json' ) ) => true, 'https://elsewhere.test/wp-content/open.json' => false, '//elsewhere.test/wp-content/open.json' => false ] as $url => $local ) {
			$this->set_up( [ 'file' => [ 'url' => $url ] ] );
			self::assertSame( $local, ( new JsonFileProvider( $this->fetch() ) )->is_local(), $url );
		}
		unlink( WP_CONTENT_DIR . '/open.json' );
	}

	public function test_who_answers_badly_gets_a_sentence_that_says_nothing_secret(): void {
		$bad = [
			'no JSON'      => [ 200, '<html>', 'Could not read the response.' ],
			'a number'     => [ 200, '5', 'Could not read the response.' ],
			'too deep'     => [ 200, str_repeat( '[', 100 ) . str_repeat( ']', 100 ), 'Could not read the response.' ],
			'10 MB'        => [ 200, '{"a":"' . str_repeat( 'x', 10_000_000 ) . '"}', 'exceeds 256 KB' ],
			'refused'      => [ 403, '{"key":"secret-key"}', 'status 403' ],
			'led on'       => [ 302, '', 'status 302' ],
			'nobody there' => [ 0, '', 'Could not reach the server.' ],
		];
		foreach ( $bad as $name => [ $status, $body, $sentence ] ) {
			remove_all_filters( 'pre_http_request' );
			add_filter( 'pre_http_request', static fn (): array|WP_Error => $status ? [ 'response' => [ 'code' => $status ], 'body' => $body, 'headers' => [], 'cookies' => [] ] : new WP_Error( 'x', 'cURL error 7: /srv/path 10.0.0.1' ) );
			$answer = $this->fetch()->json( 'https://api.example.com/x', [ 'apikey' => 'secret-key' ] );
			self::assertInstanceOf( WP_Error::class, $answer, $name );
			self::assertStringContainsString( $sentence, $answer->get_error_message(), $name );
			self::assertDoesNotMatchRegularExpression( '/secret|srv|10\.0/', $answer->get_error_message(), $name );
		}
	}

	public function test_what_cannot_be_read_of_an_answer_is_left_out_and_the_rest_is_shown(): void {
		$this->set_up( [ 'google' => [ 'firm' => 'ChIJN1t_tDeuEmsR', 'key' => 'secret-key' ] ] );
		$good = [ 'rating' => '4', 'text' => [ 'text' => 'Fine.' ] ];
		$this->answers( [ '/places/ChIJN1t_tDeuEmsR' => [ 'rating' => '4.5', 'userRatingCount' => 6.5, 'googleMapsUri' => [], 'reviews' => [ 0 => $good, 2 => null, 3 => 'gone', 4 => [ 'rating' => 'five' ], 5 => [ 'rating' => -1, 'text' => 'none' ] + $good ] ] ] );
		$result = ReviewResult::from_answer( ( new GoogleProvider( $this->fetch() ) )->fetch( new ReviewQuery( 'google' ) ) );
		self::assertSame( [ 'score' => 4.5, 'count' => 6, 'label' => 'Google', 'url' => '' ], $result?->summary );
		self::assertSame( [ 'Fine.' ], array_column( $result->reviews, 'text' ) );
		self::assertSame( 4, $result->invalid_count );
		self::assertSame( 0, ReviewResult::from_answer( $result->to_array() )?->invalid_count );
		self::assertSame( [ 2, 1, 0, 0 ], array_map( static fn ( mixed $reviews ): ?int => ReviewResult::from_answer( [ 'summary' => [ 'score' => 4 ], 'reviews' => $reviews ] )?->invalid_count, [ [ 1, [] ], 'none', [], null ] ) );
	}

	public function test_one_bad_letter_loses_no_other_review(): void {
		remove_all_filters( 'pre_http_request' );
		add_filter( 'pre_http_request', static fn (): array => [ 'response' => [ 'code' => 200 ], 'body' => "{\"reviews\":[{\"stars\":5,\"text\":\"Gr\xFC\xDFe\"},{\"stars\":4,\"text\":\"Good.\"}]}", 'headers' => [], 'cookies' => [] ] );
		self::assertSame( [ "Gr\u{FFFD}\u{FFFD}e", 'Good.' ], array_column( ReviewResult::from_answer( $this->fetch()->json( 'https://api.example.com/x' ) )->reviews ?? [], 'text' ) );
	}

	public function test_an_answer_is_unpacked_once_within_the_limit(): void {
		$came = '';
		add_filter(
			'pre_http_request',
			static function ( mixed $answer ) use ( &$came ): WP_Error {
				$came = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Type: application/json\nContent-Encoding: gzip\r\n\r\n{}";
				do_action_ref_array( 'requests-requests.before_parse', [ &$came ] ); // As WordPress does when an answer has come.
				return new WP_Error( 'x', '' );
			}
		);
		$this->fetch()->json( 'https://api.example.com/x' );
		self::assertSame( "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n{}", $came );
	}

	public function test_no_machine_of_the_server_s_own_network_is_asked(): void {
		$this->answers( [] );
		foreach ( [ '127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', 'fd00::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1' ] as $inner ) {
			self::assertInstanceOf( WP_Error::class, ( new RemoteRequest( static fn (): array => [ '93.184.216.34', $inner ] ) )->json( 'https://api.example.com/' ), $inner );
		}
		foreach ( [ 'http://api.example.com/', 'https://api.example.com:8443/', 'https://u:p@api.example.com/', 'file:///etc/passwd', 'https://127.0.0.1/', 'https://2130706433/', 'https://localhost/' ] as $url ) {
			self::assertInstanceOf( WP_Error::class, ( new RemoteRequest( str_contains( $url, 'api.' ) ? static fn (): array => [ '93.184.216.34' ] : null ) )->json( $url ), $url );
		}
		self::assertSame( [], $this->asked );
	}

	public function test_another_key_or_firm_has_other_answers(): void {
		$query = new ReviewQuery( 'file' );
		$this->set_up( [ 'file' => [ 'url' => 'https://one.example.com/r.json' ] ] );
		DatabaseTransient::store( 'frontage_site_reviews_' . md5( $query->key() . ProviderCredentials::settings_hash( 'file' ) ), (string) wp_json_encode( [ 'query' => [], 'data' => [ 'summary' => [ 'score' => 5 ] ], 'at' => time(), 'tries' => 0, 'next' => time() + 60, 'error' => '' ] ), 60 );
		self::assertNotNull( ReviewCache::get( $query ) );
		$this->set_up( [ 'file' => [ 'url' => 'https://two.example.com/r.json' ] ] );
		self::assertNull( ReviewCache::get( $query ) );
	}

	/** Whose names lead to a machine of the internet. */
	private function fetch(): RemoteRequest {
		return new RemoteRequest( static fn (): array => [ '93.184.216.34' ] );
	}

	/** @param array<string, array<string, string>> $option */
	private function set_up( array $option ): void {
		update_option( ProviderCredentials::OPTION, $option );
	}

	/** @param array<string, mixed> $answers By the end of the address. */
	private function answers( array $answers ): void {
		remove_all_filters( 'pre_http_request' );
		add_filter(
			'pre_http_request',
			function ( mixed $before, array $args, string $url ) use ( $answers ): array {
				$this->asked[] = [ 'url' => $url, 'args' => $args ];
				foreach ( $answers as $end => $answer ) {
					if ( str_ends_with( $url, $end ) ) {
						return [ 'response' => [ 'code' => 200 ], 'body' => (string) wp_json_encode( $answer ), 'headers' => [], 'cookies' => [] ];
					}
				}
				return [ 'response' => [ 'code' => 404 ], 'body' => '', 'headers' => [], 'cookies' => [] ];
			},
			10,
			3
		);
	}
}
