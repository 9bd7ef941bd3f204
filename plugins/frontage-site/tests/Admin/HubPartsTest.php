<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Admin;

use Frontage\Site\Admin\HubParts;
use Frontage\Site\Portfolio\PortfolioPostType;
use Frontage\Tests\WordPressTestCase;

/** What Settings → Frontage and the dashboard list, and where each item leads. */
final class HubPartsTest extends WordPressTestCase {

	protected function tearDown(): void {
		if ( post_type_exists( PortfolioPostType::TYPE ) ) {
			unregister_post_type( PortfolioPostType::TYPE );
		}
		unregister_taxonomy( PortfolioPostType::TAXONOMY );
		array_map( 'unregister_block_template', [ 'frontage-site//single-portfolio', 'frontage-site//archive-portfolio', 'frontage-site//taxonomy-portfolio-category' ] );
		parent::tearDown();
	}

	public function test_the_portfolio_leads_to_the_projects_or_to_the_setting_that_turns_it_on(): void {
		update_option( PortfolioPostType::OPTION, [ 'on' => true ] );
		PortfolioPostType::register();
		foreach ( [ 'administrator', 'editor' ] as $role ) {
			$this->sign_in( $role );
			self::assertSame( [ admin_url( 'edit.php?post_type=portfolio' ) ], self::urls( 'Portfolio' ), $role );
		}
		update_option( PortfolioPostType::OPTION, [ 'on' => false ] );
		unregister_post_type( PortfolioPostType::TYPE );
		self::assertSame( [], self::urls( 'Portfolio' ), 'An editor cannot turn it on.' );
		$this->sign_in( 'administrator' );
		self::assertSame( [ admin_url( 'options-general.php?page=frontage-site-portfolio' ) ], self::urls( 'Portfolio' ) );
	}

	/** @return list<string> */
	private static function urls( string $name ): array {
		return array_column( array_filter( HubParts::add( [] ), static fn ( array $part ): bool => $name === $part['name'] ), 'url' );
	}
}
