/**
 * The question that is posted to the API, in the manner of GraphQL. It names every field that the webcast reads, and
 * asks as Craft does; a CMS that wants other words gives them to the marker's `data-query`.
 */
export const STREAMS_QUERY = `{
  entry(section: "pageHome") {
    ... on pageHome_Entry {
      homeStreams {
        id
        streamType
        streamTitle
        streamId
        status
        streamSponsor { id title companyLogo { url } }
        streamActivity {
          id
          url
          activityRoom { id title url }
          activityBooks {
            id
            title
            url
            bookAuthors { title label }
            bookBuyLabel { title }
            bookBuyUrl
            bookPublisher { title url }
            bookSummary
            bookImage { url title }
          }
        }
      }
    }
  }
}`;
