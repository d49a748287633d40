"""American Railroads: boulders, coin spaces, the stock market, steelworks (rules AR-1 to AR-23)."""
