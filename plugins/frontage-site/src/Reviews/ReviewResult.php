<?php

declare( strict_types = 1 );

namespace Frontage\Site\Reviews;

use Frontage\Site\Blocks\BlockAttributes;

defined( 'ABSPATH' ) || exit;

/**
 * A provider's response, rebuilt field by field: plain text of limited length, numbers within their range, URLs that are
 * safe in a link. No raw data is passed through.
 *
 * @phpstan-type Summary array{ score: float, count: int, label: string, url: string }
 * @phpstan-type Review array{ id: string, author: string, stars: float, title: string, text: string, date: string, language: string, verified: bool, url: string, reply: string }
 */
final class ReviewResult {

	/** Maximum number of reviews of one provider on a page. */
	public const MOST = 20;

	public const BEST = 5;

	/**
	 * @param Summary      $summary
	 * @param list<Review> $reviews
	 * @param int          $invalid_count Number of reviews that could not be read.
	 */
	private function __construct( public readonly array $summary, public readonly array $reviews, public readonly int $invalid_count ) {}

	/** Null if it contains neither a rating nor a review. */
	public static function from_answer( mixed $answer ): ?self {
		$result       = new BlockAttributes( is_array( $answer ) ? $answer : [] );
		$summary      = $result->nested( 'summary' );
		$reviews_data = $result->objects( 'reviews', self::MOST );
		$reviews      = array_values( array_filter( array_map( self::valid_review( ... ), $reviews_data ) ) );
		$score        = round( $summary->number( 'score', 0, 0, self::BEST ), 1 );
		if ( ! $reviews && ! $score ) {
			return null;
		}
		return new self(
			[
				'score' => $score,
				'count' => $summary->integer( 'count', 0, 0, 100_000_000 ),
				'label' => self::single_line( $summary, 'label', 100 ),
				'url'   => self::address( $summary ),
			],
			$reviews,
			$result->integer( 'lost', 0, 0, 10_000 ) + $result->invalid_count( 'reviews' ) + count( $reviews_data ) - count( $reviews )
		);
	}

	/** @return array{ summary: Summary, reviews: list<Review> } Input from which from_answer() restores the result. */
	public function to_array(): array {
		return [
			'summary' => $this->summary,
			'reviews' => $this->reviews,
		];
	}

	/** @return Review|null Null if there are neither stars nor text. */
	private static function valid_review( BlockAttributes $review ): ?array {
		$stars = round( $review->number( 'stars', 0, 0, self::BEST ) * 2 ) / 2;
		$text  = self::text( $review, 'text', 3000 );
		$title = self::single_line( $review, 'title', 200 );
		return ! $stars && '' === $text && '' === $title ? null : [
			'id'       => (string) preg_replace( '/[^\w.:-]/', '', mb_substr( $review->text( 'id' ), 0, 100 ) ),
			'author'   => self::single_line( $review, 'author', 100 ),
			'stars'    => $stars,
			'title'    => $title,
			'text'     => $text,
			'date'     => self::valid_date( $review->text( 'date' ) ),
			'language' => preg_match( '/^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/D', $review->text( 'language' ) ) ? $review->text( 'language' ) : '',
			'verified' => $review->is_true( 'verified' ),
			'url'      => self::address( $review ),
			'reply'    => self::text( $review, 'reply', 2000 ),
		];
	}

	/** Plain text: markup in it is text as well, and is escaped when it is printed. */
	private static function text( BlockAttributes $from, string $name, int $most ): string {
		$text = (string) preg_replace( [ '/\r\n?/', '/[^\P{C}\n\t\x{200C}\x{200D}]/u', '/\n{3,}/' ], [ "\n", '', "\n\n" ], $from->text( $name ) );
		return mb_strlen( $text ) > $most ? rtrim( mb_substr( trim( $text ), 0, $most - 1 ) ) . '…' : trim( $text );
	}

	private static function single_line( BlockAttributes $from, string $name, int $most ): string {
		return (string) preg_replace( '/\s+/u', ' ', self::text( $from, $name, $most ) );
	}

	private static function address( BlockAttributes $from ): string {
		$url = $from->text( 'url' );
		return strlen( $url ) <= 2000 && preg_match( '~^https?://~i', $url ) ? sanitize_url( $url, [ 'http', 'https' ] ) : '';
	}

	/** The date of an ISO timestamp, if it is valid. */
	private static function valid_date( string $date ): string {
		return preg_match( '/^(\d{4})-(\d\d)-(\d\d)(?:T|$)/', $date, $found ) && checkdate( (int) $found[2], (int) $found[3], (int) $found[1] ) ? "$found[1]-$found[2]-$found[3]" : '';
	}
}
